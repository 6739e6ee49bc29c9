#!/usr/bin/env bash
# Measures all that docs/scaling.md and docs/hosting.md tell, in about twelve minutes, and writes it as Markdown tables:
#   deploy/scaling.sh PROGRAM [FILE]
# PROGRAM is an optimised sandtable (make build). It is quiet on the network: everything listens to 127.0.0.1. PostgreSQL's
# programs must be installed (Debian: postgresql); the cluster is made for this and thrown away. SECONDS_EACH=6 and GAMES="…"
# make it shorter or longer; PARTS="games nodes held cold notify staged" chooses what is measured. One row alone, such as Axis & Allies at
# full load on SQLite:
#   PARTS=games GAMES=axis-dday DATABASES=SQLite PACES=full deploy/scaling.sh PROGRAM      (DATABASES: SQLite PostgreSQL; PACES: full 500)
set -euo pipefail

program=$(realpath "${1:?usage: deploy/scaling.sh PROGRAM [FILE]}")
out=$(realpath -m "${2:-scaling-rows.md}")
seconds=${SECONDS_EACH:-6}
games=${GAMES:-battle-line undaunted dday-dice heroes axis-dday}
parts=${PARTS:-games staged nodes held cold notify}
matches=${MATCHES:-100}
databases=${DATABASES:-SQLite PostgreSQL}
paces=${PACES:-full 500}
port=7401
folder=$(mktemp -d /tmp/sandtable-scaling.XXXXXX)
chmod 755 "$folder"
servers=()

pg_bin=${SANDTABLE_PG_BIN:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)}
[ -x "$pg_bin/initdb" ] || { echo "PostgreSQL's programs are not here: apt-get install postgresql, or name their folder in SANDTABLE_PG_BIN" >&2; exit 1; }
# PostgreSQL refuses to run as root.
as_postgres() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
database="postgres://sandtable@127.0.0.1:7400/sandtable"

stop_servers() {
    for pid in "${servers[@]}"; do kill "$pid" 2>/dev/null || true; done
    for pid in "${servers[@]}"; do wait "$pid" 2>/dev/null || true; done
    servers=()
}
finish() {
    stop_servers
    as_postgres "$pg_bin/pg_ctl" -D "$folder/pg" -m immediate stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap finish EXIT

start_postgres() {
    install -d "$folder/pg"
    if [ "$(id -u)" = 0 ]; then chown postgres "$folder/pg"; fi
    as_postgres "$pg_bin/initdb" -D "$folder/pg" -U sandtable -A trust -E UTF8 --locale=C >/dev/null
    # As Debian sets PostgreSQL up, but for the port: commits wait for the disk.
    as_postgres "$pg_bin/pg_ctl" -D "$folder/pg" -w -l "$folder/pg/log" \
        -o "-p 7400 -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200" start >/dev/null
}
fresh_database() {
    "$pg_bin/psql" -q -h 127.0.0.1 -p 7400 -U sandtable -d postgres -c 'DROP DATABASE IF EXISTS sandtable WITH (FORCE)' -c 'CREATE DATABASE sandtable' 2>/dev/null
}

# serve DATABASE NODES: starts nodes and fills $at with their addresses.
serve() {
    at=()
    for node in $(seq 1 "$2"); do
        "$program" serve --unlimited --listen "127.0.0.1:$((port + node))" --database "$1" >"$folder/server-$node.log" 2>&1 &
        servers+=($!)
        at+=(--server "127.0.0.1:$((port + node))")
        for _ in $(seq 100); do
            if curl -sf "http://127.0.0.1:$((port + node))/healthz" >/dev/null; then break; fi
            sleep 0.1
        done
    done
}

# rows TITLE HEADED COMMAND…: adds a measurement. Its heading is written once.
say() { echo "$@" | tee -a "$out"; }
headed=no
heading() { say; say "## $*"; say; headed=no; }
rows() {
    local made
    if ! made=$(timeout 300 "$program" load "$@" 2>&1); then say "<!-- failed: load $* : $(echo "$made" | tail -1) -->"; return; fi
    if [ $headed = yes ]; then made=$(echo "$made" | tail -n +3); fi
    headed=yes
    echo "$made" | tee -a "$out"
}

: >"$out"
say "<!-- $("$program" --version), $(date -u +%Y-%m-%d), $(nproc) cores, $(awk '/model name/{sub(/.*: /,"");print;exit}' /proc/cpuinfo), load before: $(cut -d' ' -f1-3 /proc/loadavg) -->"
start_postgres

# Both paces on one kind of database, a fresh one for every game.
both_paces() {
    local kind pace
    for kind in $paces; do
        case $kind in full) pace="" ;; *) pace="--per-second $kind" ;; esac
        heading "$1, one node, $matches matches, ${pace:-as many as go}"
        for game in $games; do
            if [ "$1" = SQLite ]; then serve "$folder/$game-$kind.sqlite" 1; else fresh_database; serve "$database" 1; fi
            rows "${at[@]}" --game "$game" actions --matches "$matches" --seconds "$seconds" $pace --rows \
                $([ "$1" = PostgreSQL ] && echo --database "$database")
            stop_servers
        done
    done
}

for part in $parts; do
    case $part in
    games)
        for database_kind in $databases; do both_paces "$database_kind"; done
        ;;
    staged)
        heading "One decision without sockets and store, one thread"
        for game in $games; do rows --game "$game" staged --decisions 5000; done
        ;;
    nodes)
        for pace in "" "--per-second 500"; do
            for apart in "" --apart; do
                heading "PostgreSQL, Battle Line, ${apart:+the two players at different nodes, }${pace:-as many as go}"
                for nodes in 1 2 4; do
                    if [ -n "$apart" ] && [ $nodes = 1 ]; then continue; fi
                    fresh_database
                    serve "$database" $nodes
                    rows "${at[@]}" actions --matches "$matches" --seconds "$seconds" $pace $apart --rows --database "$database"
                    stop_servers
                done
            done
        done
        ;;
    held)
        heading "Matches held in memory, SQLite"
        for game in $games; do
            for decisions in 10 50; do
                serve "$folder/held-$game-$decisions.sqlite" 1
                rows "${at[@]}" --game "$game" held --tables 200 --decisions $decisions
                stop_servers
            done
        done
        ;;
    cold)
        heading "Loading a cold table, SQLite"
        for game in $games; do
            rows --game "$game" cold --database "$folder/cold-$game.sqlite" --lines 100,1000,5000
        done
        heading "Loading a cold table, PostgreSQL"
        fresh_database
        rows --game battle-line cold --database "$database" --lines 100,1000,5000
        ;;
    notify)
        heading "Notifications: three connections write, 20 decisions a commit"
        fresh_database
        rows notify --database "$database" --listeners 1,2,4,8,16,32 --writers 3 --batch 20 --seconds 3
        heading "Notifications: twelve connections write (four nodes), 20 decisions a commit"
        rows notify --database "$database" --listeners 4,16 --writers 12 --batch 20 --seconds 3
        ;;
    *) echo "no such part: $part" >&2; exit 1 ;;
    esac
done
