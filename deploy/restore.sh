#!/bin/sh
# restore.sh [--force] FILE DATABASE: puts a copy that backup.sh made in place of a database. The server must be stopped: while one
# runs, this refuses. The copy is looked through first; what stood there before is kept as DATABASE.before (SQLite), or stays if
# anything fails (PostgreSQL).
#
# --force restores a PostgreSQL database although a node's pulse goes on. Whatever the running servers do afterwards is written on top
# of what was restored: restart them at once.
set -eu
force=no
if [ "${1-}" = --force ]; then
    force=yes
    shift
fi
if [ $# -ne 2 ]; then
    echo "usage: restore.sh [--force] FILE DATABASE" >&2
    exit 2
fi
file=$1 database=$2
umask 077
[ -s "$file" ] || {
    echo "restore.sh: $file: there is no such copy" >&2
    exit 1
}

# The last pulse of every node, or nothing where no sandtable has run yet.
pulses() {
    there=$(psql --no-psqlrc -Atc "SELECT to_regclass('nodes') IS NOT NULL" "$database")
    if [ "$there" = t ]; then
        psql --no-psqlrc -Atc "SELECT id, seen FROM nodes ORDER BY id" "$database"
    fi
}

# A running node writes its pulse every 3 seconds. One that was killed has left its last one behind, which does not change;
# one that was stopped has taken it away. Clocks are not compared.
refuse_while_a_node_lives() {
    before=$(pulses)
    [ -n "$before" ] || return 0
    for _ in 1 2 3; do
        sleep 4
        now=$(pulses)
        # A line that was not there before is a pulse that goes on.
        if [ -n "$now" ] && printf '%s\n' "$now" | grep -Fvxq -e "$before"; then
            echo "restore.sh: a server still runs on this database: stop every node first, or say --force" >&2
            exit 1
        fi
    done
}

case $database in
postgres://* | postgresql://*)
    pg_restore --list "$file" | grep -q 'TABLE DATA .* deeds ' || {
        echo "restore.sh: $file is no copy of a sandtable database" >&2
        exit 1
    }
    [ $force = yes ] || refuse_while_a_node_lives
    pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error --dbname="$database" "$file"
    ;;
*)
    sound=$(sqlite3 -readonly "$file" "PRAGMA integrity_check" 2>/dev/null) || sound="not a database"
    if [ "$sound" != ok ] || ! sqlite3 -readonly "$file" "SELECT COUNT(*) FROM deeds" >/dev/null 2>&1; then
        echo "restore.sh: $file is no copy of a sandtable database" >&2
        exit 1
    fi
    # A server that still runs holds this lock, and a dead one does not: there is nothing to force.
    if command -v flock >/dev/null && [ -e "$database.lock" ] && ! flock --nonblock "$database.lock" true; then
        echo "restore.sh: a server still runs on $database: stop it first" >&2
        exit 1
    fi
    new=$database.new.$$
    trap 'rm -f "$new"' EXIT INT TERM
    cp "$file" "$new"
    if [ -e "$database" ]; then
        # What is still in the log beside the file belongs to it.
        sqlite3 "$database" "PRAGMA wal_checkpoint(TRUNCATE)" >/dev/null 2>&1 || true
        cp -p "$database" "$database.before"
        chown --reference="$database" "$new" 2>/dev/null || true
    fi
    rm -f "$database-wal" "$database-shm"
    mv "$new" "$database"
    ;;
esac
