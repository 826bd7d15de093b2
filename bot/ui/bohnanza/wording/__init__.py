"""What all words are made of: beans, crops, and who somebody is to the reader."""
