"""A server in a process of its own."""

import re
import signal
import subprocess
import sys

STOP_SECONDS = 60


class Serving:
    """`kickdoor serve` as a process; started again, it has the same address and data."""

    def __init__(self, data, seed="e2e"):
        self.data = data
        self._seed = seed
        self.port = 0
        self.process = None

    def start(self):
        command = [sys.executable, "-m", "kickdoor.cli.main", "serve", "--no-open"]
        options = ["--port", str(self.port), "--data", str(self.data), "--seed", self._seed]
        self.process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", line)[1])
        return self

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        assert self.process.wait(STOP_SECONDS) == 0
        self.process.stdout.close()

    def kill(self):
        """End it by `kill -9`."""
        self.process.kill()
        self.process.wait(STOP_SECONDS)
        self.process.stdout.close()

    def restart(self):
        self.stop()
        self.start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"
