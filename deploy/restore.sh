#!/bin/sh
# restore.sh FILE DATABASE: puts a copy that backup.sh made in place of a database. The server must be stopped.
set -eu
file=$1 database=$2
case $database in
postgres://* | postgresql://*) pg_restore --clean --if-exists --no-owner --dbname="$database" "$file" ;;
*)
    rm -f "$database-wal" "$database-shm"
    cp "$file" "$database"
    ;;
esac
