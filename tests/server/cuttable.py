"""A wire that can be cut: what is sent vanishes, and nobody is told, until it is whole again."""

import select
import socket
import threading
from contextlib import suppress

__all__ = ["CuttableWire"]

HOST = "127.0.0.1"
PIECE = 65536


class CuttableWire:
    """Passes connections on to a port of this machine."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.is_cut = False
        self.is_over = False
        self.listener = socket.create_server((HOST, 0), backlog=128)
        self.port = int(self.listener.getsockname()[1])
        self.pairs: dict[socket.socket, socket.socket] = {}
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.is_over = True
        self.thread.join()
        for end in (self.listener, *self.pairs):
            end.close()

    def run(self) -> None:
        while not self.is_over:
            if self.is_cut:
                threading.Event().wait(0.05)
                continue
            ready, _, _ = select.select([self.listener, *self.pairs], [], [], 0.05)
            for end in ready:
                if end is self.listener:
                    self.accept()
                elif end in self.pairs:
                    self.carry(end)

    def accept(self) -> None:
        near, _ = self.listener.accept()
        try:
            far = socket.create_connection((HOST, self.target), 1)
        except OSError:
            near.close()
            return
        self.pairs[near], self.pairs[far] = far, near

    def carry(self, end: socket.socket) -> None:
        other = self.pairs[end]
        try:
            piece = end.recv(PIECE)
            if piece:
                other.sendall(piece)
                return
        except OSError:
            pass
        for each in (end, other):
            self.pairs.pop(each, None)
            with suppress(OSError):
                each.close()
