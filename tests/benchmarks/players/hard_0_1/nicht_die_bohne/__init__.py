"""The part of Nicht die Bohne."""
