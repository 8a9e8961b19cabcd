"""Load: many tables of four scripted clients, against Kickdoor and against what it could at best be.

    make load                                   # in full; rewrites the tables in benchmarks/README.md
    python benchmarks/load/run.py --tables 20 --seconds 3 --rounds 1 --idle 100    # a first look

The budgets are those of a durable choice on every screen. In a closed loop each table makes its next
choice as soon as the last one is on all four screens; in an open loop choices come at a fixed rate,
and one that comes late counts from when it was due.
"""

import argparse
import asyncio
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

import people
import script
import uvloop

HERE = Path(__file__).parent
RESULTS = HERE.parent / "results" / "load.json"
README = HERE.parent / "README.md"
BEGIN, END = "<!-- load: begin -->", "<!-- load: end -->"
KINDS = ("real", "step-free", "bare")


class Server:
    """One of the servers, in a process of its own."""

    def __init__(self, kind, folder):
        self.kind = kind
        self._folder = folder
        self._command = [sys.executable, str(HERE / "server.py"), kind, str(folder)]

    def __enter__(self):
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        line = self._process.stdout.readline()
        if not line.strip():
            sys.exit(f"load: the {self.kind} server did not start")
        self.url = f"http://127.0.0.1:{line.strip()}"
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait(60)

    def cpu(self):
        """Processor seconds that it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self):
        """Resident bytes."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def check(tables):
    for table in tables:
        if table.failed:
            sys.exit(f"load: table {table.number}, choice {table.place}: {table.failed}")


async def closed(tables, seconds):
    """Each table chooses as fast as it can; return choices a second, and how long each took."""
    end = time.perf_counter() + seconds
    done = asyncio.Event()

    def next_one(table):
        now = time.perf_counter()
        if now >= end or table.over:
            done.set()
        else:
            table.choose(now)

    first = sum(len(table.took) for table in tables)
    before = time.perf_counter()
    for table in tables:
        table.on_done = next_one
        next_one(table)
    while time.perf_counter() < end and not all(table.over for table in tables):  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    took = time.perf_counter() - before
    count = sum(len(table.took) for table in tables) - first
    await settle(tables)
    return count / took, recent(tables, before)


async def opened(tables, seconds, rate):
    """Choices come at a rate, spread over all tables; return how long each took."""
    before = time.perf_counter() + 0.2
    busy, late = set(), {}

    def done(table):
        busy.discard(table)
        if late.get(table):
            busy.add(table)
            table.choose(late[table].pop(0))

    for table in tables:
        table.on_done = done
    for number in range(int(seconds * rate)):
        due = before + number / rate
        if (wait := due - time.perf_counter()) > 0.001:
            await asyncio.sleep(wait)
        table = tables[number % len(tables)]
        if table.over:
            continue
        if table in busy:
            late.setdefault(table, []).append(due)
        else:
            busy.add(table)
            table.choose(due)
    await settle(tables)
    return recent(tables, before)


async def settle(tables):
    """Wait until nothing is under way."""
    count = -1
    while count != (count := sum(len(table.took) for table in tables)):  # noqa: ASYNC110
        await asyncio.sleep(0.5)
    check(tables)


def recent(tables, since):
    return sorted(took for table in tables for due, took in table.took if due >= since)


def quantile(values, share):
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def measure(kind, options, steps, folder, sizes):
    """One round of one server."""
    with Server(kind, folder) as server:

        async def play():
            seat = people.seat_bare if kind == "bare" else people.seat_all
            if kind != "bare":
                await people.make_idle(server.url, script.SCRIPTS)
            base = server.memory()
            tables = await seat(server.url, options.tables, steps)
            await closed(tables[:8], 1)
            cpu = server.cpu()
            rate, took = await closed(tables, options.seconds)
            cpu = server.cpu() - cpu
            found = {
                "per_s": rate,
                "p50_ms": quantile(took, 0.5) * 1000,
                "p99_ms": quantile(took, 0.99) * 1000,
                "cpu_us": cpu / max(1, len(took)) * 1e6,
            }
            if kind == "real":
                for table in tables:
                    known = sizes[table.number % script.SCRIPTS]
                    known.extend(table.sizes[len(known) :])
                waits = await opened(tables, options.seconds, options.rate)
                found["open"] = {
                    "rate": options.rate,
                    "choices": len(waits),
                    "p50_ms": quantile(waits, 0.5) * 1000,
                    "p99_ms": quantile(waits, 0.99) * 1000,
                }
                found["busy_kb"] = (server.memory() - base) / options.tables / 1000
            for table in tables:
                table.close()
            return found

        return uvloop.run(play())


def idle(options, folder):
    """Memory of tables at which nobody is."""
    with Server("real", folder) as server:

        async def play():
            await people.make_idle(server.url, 16)
            before = server.memory()
            began = time.monotonic()
            await people.make_idle(server.url, options.idle)
            return {
                "tables": options.idle,
                "kb": (server.memory() - before) / options.idle / 1000,
                "seconds": time.monotonic() - began,
            }

        return uvloop.run(play())


def whole(options):
    """Measure everything, the servers in turn."""
    steps = script.scripts()
    rounds = {kind: [] for kind in KINDS}
    sizes = [[] for _ in range(script.SCRIPTS)]
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.rounds):
            for kind in KINDS:
                if kind == "bare":
                    (Path(folder) / "sizes.json").write_text(json.dumps(sizes))
                place = Path(folder) if kind == "bare" else Path(folder) / f"{kind}-{number}"
                found = measure(kind, options, steps, place, sizes)
                rounds[kind].append(found)
                print(f"round {number + 1}: {kind}: {json.dumps(found)}", flush=True)
        waiting = idle(options, Path(folder) / "idle")
    sent = [length for known in sizes for each in known for length in each]
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores",
        "load_average": os.getloadavg()[1],
        "tables": options.tables,
        "seconds": options.seconds,
        "bytes_mean": statistics.mean(sent),
        "rounds": rounds,
        "idle": waiting,
    }


def table_of(run):
    """The results as Markdown."""
    middle = {
        kind: {
            name: statistics.median(each[name] for each in found)
            for name in ("per_s", "p50_ms", "p99_ms", "cpu_us")
        }
        for kind, found in run["rounds"].items()
    }
    real = run["rounds"]["real"]
    paced = {
        name: statistics.median(each["open"][name] for each in real) for name in real[0]["open"]
    }
    busy = statistics.median(each["busy_kb"] for each in real)
    names = {
        "real": "Kickdoor",
        "step-free": "the same without the engine's step",
        "bare": "a bare broadcast of the same bytes",
    }
    lines = [
        (
            f"Measured on {run['date']} with {run['python']} on {run['machine']} (load average "
            f"{run['load_average']:.1f}, the clients included): {run['tables']} tables of 4, "
            f"{len(real)} rounds of {run['seconds']} s."
        ),
        "",
        "| closed loop | choices a second | p50 | p99 | processor for a choice |",
        "|---|--:|--:|--:|--:|",
    ]
    for kind, name in names.items():
        row = middle[kind]
        lines.append(
            f"| {name} | {row['per_s']:,.0f} | {row['p50_ms']:.0f} ms | {row['p99_ms']:.0f} ms "
            f"| {row['cpu_us']:,.0f} µs |"
        )
    share = middle["real"]["per_s"] / middle["step-free"]["per_s"]
    cost = middle["step-free"]["cpu_us"] / middle["real"]["cpu_us"]
    broadcast = middle["real"]["per_s"] / middle["bare"]["per_s"]
    late = paced["p99_ms"]
    rows = [
        (
            f"p99 of a durable choice on every screen, at {paced['rate']:.0f} a second",
            "under 50 ms",
            f"{late:.0f} ms (p50 {paced['p50_ms']:.1f} ms)",
            late < 50,
        ),
        (
            "choices a second, of the same server without the step",
            "at least 0.5",
            f"{share:.2f} (by processor time {cost:.2f})",
            share >= 0.5,
        ),
        ("choices a second, of a bare broadcast", "", f"{broadcast:.2f}", None),
        (
            "bytes to one client for one choice, mean",
            "at most 1,000",
            f"{run['bytes_mean']:,.0f}",
            run["bytes_mean"] <= 1000,
        ),
        (
            f"memory of an idle table, of {run['idle']['tables']:,}",
            "100 kB",
            f"{run['idle']['kb']:.0f} kB",
            run["idle"]["kb"] <= 100,
        ),
        ("memory of a busy table with its four lines", "", f"{busy:.0f} kB", None),
    ]
    verdicts = {True: "kept", False: "missed", None: ""}
    lines += ["", "| what | budget | measured | |", "|---|--:|--:|---|"]
    lines += [f"| {what} | {wish} | {found} | {verdicts[met]} |" for what, wish, found, met in rows]
    return "\n".join(lines)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=int, default=10)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--rate", type=int, default=500, help="choices a second, open loop")
    options.add_argument("--idle", type=int, default=2000)
    options.add_argument("--save", action="store_true", help="into benchmarks/results and README")
    options = options.parse_args()
    run = whole(options)
    text = table_of(run)
    print(text)
    if options.save:
        RESULTS.write_text(json.dumps(run, indent=1) + "\n")
        before, begin, rest = README.read_text("utf-8").partition(BEGIN)
        _, end, after = rest.partition(END)
        if not begin or not end:
            sys.exit(f"{README}: the marks {BEGIN} and {END} are missing")
        README.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
