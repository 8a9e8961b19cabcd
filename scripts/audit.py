"""Look for known holes in what Kickdoor depends on: `make audit`.

pip-audit looks at the packages of this environment, npm audit at the client's. Where a registry cannot
be asked, that is said in one line and the rest goes on; a hole that is found is exit code 1.
"""

import json
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOL = Path(sys.prefix) / "audit"
MINUTES = 5


def run(*command, **more):
    return subprocess.run(
        [str(each) for each in command],
        capture_output=True,
        text=True,
        check=False,
        timeout=60 * MINUTES,
        **more,
    )


def json_or_none(text):
    try:
        return json.loads(text)
    except ValueError:
        return None


def last_line(done):
    lines = (done.stderr or done.stdout).strip().splitlines()
    return lines[-1].strip() if lines else f"exit code {done.returncode}"


def python_holes():
    """Return lines on what pip-audit found; None where it could not look."""
    binaries = TOOL / ("Scripts" if sys.platform == "win32" else "bin")
    if not (binaries / "pip-audit").exists() and not (binaries / "pip-audit.exe").exists():
        run(sys.executable, "-m", "venv", TOOL)
        done = run(binaries / "python", "-m", "pip", "install", "-q", "pip-audit")
        if done.returncode:
            return skipped("pip-audit cannot be installed", done)
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.json"
        packages = sysconfig.get_path("purelib")
        options = ("--path", packages, "--skip-editable", "--progress-spinner", "off")
        done = run(binaries / "pip-audit", *options, "-f", "json", "-o", found)
        report = json_or_none(found.read_text("utf-8")) if found.is_file() else None
    if report is None:
        return skipped("pip-audit cannot ask for known holes", done)
    unknown = [each for each in report["dependencies"] if "skip_reason" in each]
    if len(unknown) == len(report["dependencies"]):
        print("make: skipped: pip-audit found none of our packages at its registry")
        return None
    if unknown:
        print(f"make: not looked at: {', '.join(each['name'] for each in unknown)}")
    return [
        f"{package['name']} {package['version']}: {hole['id']}, mended in "
        f"{', '.join(hole['fix_versions']) or 'no release'}"
        for package in report["dependencies"]
        for hole in package.get("vulns", ())
    ]


def client_holes():
    """Return lines on what npm audit found; None where it could not look."""
    npm = (sys.executable, ROOT / "build_hooks/webclient.py", "npm", "audit", "--json")
    done = run(*npm, cwd=ROOT)
    start = done.stdout.find("{")
    report = json_or_none(done.stdout[start : done.stdout.rfind("}") + 1]) if start >= 0 else None
    if report is None or "vulnerabilities" not in report:
        return skipped("npm audit cannot ask for known holes", done)
    return [
        f"{name} {hole['range']} in web/: {hole['severity']}"
        for name, hole in sorted(report["vulnerabilities"].items())
    ]


def skipped(why, done):
    """Say why something was left out, and return what stands for it."""
    print(f"make: skipped: {why} ({last_line(done)})")


def main():
    looked = [holes for look in (python_holes, client_holes) if (holes := look()) is not None]
    found = [line for holes in looked for line in holes]
    for line in found:
        print(line)
    if looked and not found:
        print(f"make: no known holes ({len(looked)} of 2 looks)")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
