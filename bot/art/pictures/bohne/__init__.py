"""Pictures of Nicht die Bohne."""
