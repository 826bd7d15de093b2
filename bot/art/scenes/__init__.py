"""Scenes: what a picture shows, as plain values; equal scenes give equal pictures.

Every text in a scene is ready to be drawn, in the reader's language, the names in it marked (`bot/art/names.py`);
beans, buildings and cards are called by the names of their drawings. What a scene leaves out, its picture cannot
tell.
"""
