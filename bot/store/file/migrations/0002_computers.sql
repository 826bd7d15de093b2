-- Seats of computers: how well the computer plays; NULL stands for a person.

ALTER TABLE seats ADD COLUMN computer TEXT;
