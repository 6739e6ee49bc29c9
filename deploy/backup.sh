#!/bin/sh
# backup.sh DATABASE FILE: copies a running server's database, SQLite or PostgreSQL, into one file. It ends with 0 only if FILE
# is a whole copy; a FILE from before stays as it is until then. Where the program is at hand, `sandtable admin backup FILE` needs
# no sqlite3.
set -eu
if [ $# -ne 2 ]; then
    echo "usage: backup.sh DATABASE FILE" >&2
    exit 2
fi
database=$1 file=$2
# Nobody else is to read it: it holds everything.
umask 077
new=$file.new.$$
trap 'rm -f "$new"' EXIT INT TERM
case $database in
postgres://* | postgresql://*)
    pg_dump --format=custom --file="$new" "$database"
    pg_restore --list "$new" | grep -q 'TABLE DATA .* deeds ' || {
        echo "backup.sh: this is no database of sandtable" >&2
        exit 1
    }
    ;;
*)
    [ -s "$database" ] || {
        echo "backup.sh: $database: there is no such database" >&2
        exit 1
    }
    sqlite3 -readonly "$database" ".timeout 10000" "VACUUM INTO '$(printf %s "$new" | sed "s/'/''/g")'"
    sqlite3 -readonly "$new" "SELECT COUNT(*) FROM deeds" >/dev/null
    ;;
esac
mv "$new" "$file"
