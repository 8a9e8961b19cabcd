#!/bin/sh
# Install what some tests need beside Python: Chromium, PostgreSQL and NATS, from Debian's packages.
# Where that cannot be done, say so in one line each; the tests concerned then skip.
set -eu

found() {
    for name in "$@"; do
        command -v "$name" >/dev/null 2>&1 && return 0
        for path in /usr/sbin/"$name" /usr/lib/postgresql/*/bin/"$name"; do
            [ -x "$path" ] && return 0
        done
    done
    return 1
}

missing=
found chromium chromium-browser google-chrome || missing="$missing chromium"
found initdb || missing="$missing postgresql"
found nats-server || missing="$missing nats-server"
[ -n "$missing" ] || exit 0

as_root=none
if [ "$(id -u)" = 0 ]; then
    as_root=
elif sudo -n true 2>/dev/null; then
    as_root=sudo
fi

if ! command -v apt-get >/dev/null 2>&1; then
    echo "make: not found:$missing; the tests that need them will skip"
elif [ "$as_root" = none ]; then
    echo "make: not found:$missing; their tests will skip unless you run: sudo apt-get install$missing"
else
    echo "make: installing$missing"
    log=$(mktemp)
    apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get"
    # shellcheck disable=SC2086  # both are lists of words
    if ! { $apt update -qq && $apt install -y -qq --no-install-recommends $missing; } \
        >"$log" 2>&1 </dev/null; then
        tail -n 3 "$log"
        echo "make: could not install$missing; the tests that need them will skip"
    fi
    rm -f "$log"
fi
