"""The way of a click over HTTP and WebSocket, beside a bare bot; `__main__.py` says how it is measured."""
