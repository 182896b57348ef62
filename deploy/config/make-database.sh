#!/bin/sh
# Patroni runs this once, on the first primary, with the address of the database as its argument.
set -eu
psql "$1" --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$LINEDESK_PASSWORD" <<'SQL'
create role linedesk login password :'password';
create database linedesk owner linedesk;
SQL
