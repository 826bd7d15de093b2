"""What a panel shows besides the hand once its player has asked for it: each part is drawn from what they see."""
