"""What the pictures of Nicht die Bohne show: from what somebody sees to a scene, and to the same in sentences."""
