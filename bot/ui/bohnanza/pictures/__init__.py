"""What the pictures of Bohnanza show: from what somebody sees to a scene, and to the same in sentences."""
