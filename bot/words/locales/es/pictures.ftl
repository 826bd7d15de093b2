# Pictures of table, hand and end, and their alt text: what is read aloud to somebody who doesn't see the picture, in
# sentences without markup. What stands in a picture is short.

# Labels of buttons: at most 80 characters.
button-table-text = En texto
button-all-as-text = Todo en texto

# Parts of an alt text, which follow each other.
alt-separator = {" "}
alt-part-separator = {"; "}
