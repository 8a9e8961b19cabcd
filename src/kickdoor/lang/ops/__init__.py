"""The operations of the card language, one small file for each kind of thing they do."""
