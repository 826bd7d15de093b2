"""What every picture is drawn with: boxes, letters and stickers, and how it becomes a PNG."""
