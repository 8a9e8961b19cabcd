"""`kickdoor serve` takes its port before all else, says where it is, and ends when asked to."""

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request

import pytest

from kickdoor.cli import main


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], "--port 70000: a port is a number from 0 to 65535"),
        (["--port", "-1"], "--port -1: a port is a number from 0 to 65535"),
        (["--host", "nowhere.invalid"], "--host nowhere.invalid: no such address"),
        (["--origin", "foo"], "--origin foo: an origin is scheme://host[:port]"),
        (["--origin", "https://a.example/x"], "--origin https://a.example/x: an origin is scheme"),
        (["--origin", "https://a.example/"], "--origin https://a.example/: an origin is scheme"),
        (["--origin", "https://a.example:x"], "--origin https://a.example:x: an origin is scheme"),
        (["--port", "0", "--data", "/dev/null/tables"], "--data /dev/null/tables: "),
    ],
)
def test_what_cannot_be_is_one_line_and_exit_code_2(arguments, said, capsys):
    assert main.run(["serve", "--no-open", *arguments]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"kickdoor: {said}")
    assert error.count("\n") == 1


def test_a_port_that_is_taken_is_said_to_be(capsys):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main.run(["serve", "--no-open", "--port", str(port)]) == 2
    assert f"cannot listen on 127.0.0.1 port {port}" in capsys.readouterr().err


def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path, capsys):
    (tmp_path / "tables.sqlite3").write_bytes(b"this is a diary, not a database" * 99)
    assert main.run(["serve", "--no-open", "--port", "0", "--data", str(tmp_path)]) == 2
    assert "tables.sqlite3 cannot be used" in capsys.readouterr().err


def test_it_says_where_it_is_serves_and_ends_when_asked_to(tmp_path):
    command = [sys.executable, "-m", "kickdoor.cli.main", "serve", "--no-open", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--data", str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    try:
        address = re.match(r"Kickdoor is at (http://\S+/)", server.stdout.readline())[1]
        with urllib.request.urlopen(f"{address}health") as answer:
            assert json.load(answer)["status"] == "ok"
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0
