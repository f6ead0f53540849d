#!/bin/sh
# Starts Tessera for the commands of maps/tessera.tiled-project, on Linux and macOS, with a Python that has its packages:
# the one that the client was started with last, the one of the folder .venv, or the system's own. Where the client lies
# beside the maps as one program, that is started.
here=$(cd "$(dirname "$0")/.." && pwd) || exit 1
if [ -x "$here/tessera" ] && [ ! -d "$here/tessera" ]; then
    cd "$here" && exec ./tessera "$@"
fi
last=$(cat "$here/maps/.interpreter" 2>/dev/null)
needed="import importlib.util as u, sys; sys.exit(not all(map(u.find_spec, ('pygame', 'pytmx', 'msgspec'))))"
for python in "$last" "$here/.venv/bin/python" "$here/venv/bin/python" python3 python; do
    if [ -n "$python" ] && "$python" -c "$needed" >/dev/null 2>&1; then
        cd "$here" && exec "$python" main.py "$@"
    fi
done
echo "Tessera: no Python with Tessera's packages is found."
echo "Run this once, in $here, with the Python that plays Tessera: python main.py tiled"
exit 1
