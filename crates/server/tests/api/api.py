"""Holds a running `galds serve` to its own OpenAPI document.

Run by `cargo xtask test` as `python api.py SCHEMATHESIS GALDS RECORD`: the program schemathesis, the
program galds, and a finished record to import. Schemathesis makes requests that follow the document
and requests that break it, and checks every answer: no server errors, only statuses, content types
and bodies that the document describes, nothing accepted that breaks it.
"""

import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

# For each operation and each kind of data; with these it takes less than a minute.
EXAMPLES = 12
SEED = 1


def ask(base, method, path, body=None, token=None, kind="application/json"):
    """One request; its JSON answer."""
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data=data, method=method)
    request.add_header("content-type", kind)
    if token:
        request.add_header("authorization", f"Bearer {token}")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def somebody(base, name):
    return ask(base, "POST", "/api/me", {"name": name, "token": True})["token"]


def prepare(base, record):
    """Somebody with matches in every phase; what schemathesis needs to know of them."""
    token = somebody(base, "Lauma")
    game = ask(base, "GET", "/api/games")["games"][0]
    fewest, most = game["seats"]
    make = lambda body: ask(base, "POST", "/api/matches", {"game": game["id"], **body}, token)
    waiting = make({"seats": ["me"] + ["open"] * (most - 1), "start": "host", "visibility": "public"})
    playing = make({"seats": ["me"] + ["bot:mouse"] * (fewest - 1)})
    code = make({"seats": ["open"] * fewest, "start": "host"})
    over = ask(base, "POST", "/api/records", Path(record).read_bytes(), token, "text/plain")
    assert waiting["phase"] == "waiting" and playing["phase"] == "playing"
    return token, [waiting["id"], playing["id"], over["id"], code["id"]], code["code"]


def settings(token, ids, code):
    """The settings of schemathesis, as TOML; JSON strings and lists are TOML too."""
    return "\n".join([
        f"seed = {SEED}",
        "[generation]",
        f"max-examples = {EXAMPLES}",
        "no-shrink = true",
        "[auth.openapi]",
        f"bearer = {{ bearer = {json.dumps(token)} }}",
        "[dictionaries.ids]",
        f"values = {json.dumps(ids)}",
        "[parameters]",
        '"path.id" = { dictionary = "ids", probability = 0.8 }',
        f'"path.code" = {json.dumps(code)}',
        # What follows the document is never unreadable (400, 413, 415). It may be of no use: a name of
        # spaces, a setup of another game (422); and a websocket is not asked like the others (426).
        "[checks]",
        'positive_data_acceptance.expected-statuses = ["2xx", 401, 403, 404, 409, 422, 426]',
        "",
    ])


def run(schemathesis, base, folder, token, ids, code, *more):
    file = Path(folder) / "schemathesis.toml"
    file.write_text(settings(token, ids, code))
    command = [schemathesis, "--config-file", str(file), "--no-color", "run", "--checks", "all"]
    command += ["--continue-on-failure", "--warnings", "off", *more, f"{base}/api/openapi.json"]
    return subprocess.run(command, cwd=folder, check=False).returncode


def main(schemathesis, galds, record):
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "galds.db")
        command = [galds, "serve", "--address", "127.0.0.1:0", "--data", data]
        for limit in ["requests", "creations", "guesses", "imports", "commands"]:
            command += [f"--{limit}", "0"]
        server = subprocess.Popen(
            command + ["--log-filter", "warn"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        try:
            base = server.stdout.readline().split()[-1]
            token, ids, code = prepare(base, record)
            failed = run(schemathesis, base, folder, token, ids, code, "--exclude-operation-id", "be_forgotten")
            # Whoever is forgotten cannot ask for more, so this comes last and alone.
            token = somebody(base, "Ilze")
            failed |= run(schemathesis, base, folder, token, ids, code, "--include-operation-id", "be_forgotten")
            health = ask(base, "GET", "/api/ready")
            assert health["status"] == "ok", health
        finally:
            server.terminate()
            log = server.communicate()[1]
        if log:
            sys.exit(f"the server complained:\n{log}")
        if server.returncode or failed:
            sys.exit("the server does not keep to its document; see above")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    # Nothing of the environment of whoever runs this reaches the server.
    for name in [name for name in os.environ if name.startswith("GALDS_")]:
        del os.environ[name]
    main(*sys.argv[1:])
