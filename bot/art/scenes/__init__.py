"""Scenes: what a picture shows, as plain values; equal scenes give equal pictures.

Every text in a scene is ready to be drawn: it is in the reader's language, and the names in it are marked
(`bot/art/names.py`). Beans, buildings and cards are called by the names of their drawings. What a scene leaves
out, its picture cannot tell.
"""
