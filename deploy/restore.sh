#!/bin/sh
# restore.sh FILE DATABASE: puts a copy that backup.sh made in place of a database. The server must be stopped. The copy is looked
# through first; what stood there before is kept as DATABASE.before (SQLite), or stays if anything fails (PostgreSQL).
set -eu
if [ $# -ne 2 ]; then
    echo "usage: restore.sh FILE DATABASE" >&2
    exit 2
fi
file=$1 database=$2
umask 077
[ -s "$file" ] || {
    echo "restore.sh: $file: there is no such copy" >&2
    exit 1
}
case $database in
postgres://* | postgresql://*)
    pg_restore --list "$file" | grep -q 'TABLE DATA .* deeds ' || {
        echo "restore.sh: $file is no copy of a sandtable database" >&2
        exit 1
    }
    pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error --dbname="$database" "$file"
    ;;
*)
    sound=$(sqlite3 -readonly "$file" "PRAGMA integrity_check" 2>/dev/null) || sound="not a database"
    if [ "$sound" != ok ] || ! sqlite3 -readonly "$file" "SELECT COUNT(*) FROM deeds" >/dev/null 2>&1; then
        echo "restore.sh: $file is no copy of a sandtable database" >&2
        exit 1
    fi
    # A server that still runs holds this lock.
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
