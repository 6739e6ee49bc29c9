#!/bin/sh
# backup.sh DATABASE FILE: copies a running server's database, SQLite or PostgreSQL, into one file.
set -eu
database=$1 file=$2
case $database in
postgres://* | postgresql://*) pg_dump --format=custom --file="$file" "$database" ;;
*) sqlite3 "$database" ".timeout 10000" "VACUUM INTO '$file'" ;;
esac
