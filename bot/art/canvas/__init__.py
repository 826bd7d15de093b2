"""What every picture is drawn with: boxes, letters, stickers, and how it becomes a PNG."""
