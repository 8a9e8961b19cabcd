"""A line to a server that can be cut: a relay in a thread, one for each page that needs it."""

import socket
import threading
from contextlib import closing, suppress

CHUNK = 65_536


class Line:
    """Relays connections to a port of this machine, until it is cut."""

    def __init__(self, port):
        self._target = port
        self._open = set()
        self._cut = threading.Event()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self):
        """End every connection, and take no new one."""
        self._cut.set()
        for end in list(self._open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self):
        """Take connections again."""
        self._cut.clear()

    def close(self):
        """End for good."""
        self.cut()
        self._listener.close()

    def _accept(self):
        while True:
            try:
                here, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(here,), daemon=True).start()

    def _serve(self, here):
        with closing(here), suppress(OSError):
            if self._cut.is_set():
                return
            with socket.create_connection(("127.0.0.1", self._target)) as there:
                self._open |= {here, there}
                back = threading.Thread(target=_pour, args=(there, here), daemon=True)
                back.start()
                _pour(here, there)
                back.join()
                self._open -= {here, there}


def _pour(source, sink):
    """Carry everything from one end to the other, until either ends."""
    with suppress(OSError):
        while data := source.recv(CHUNK):
            sink.sendall(data)
    for end in (source, sink):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
