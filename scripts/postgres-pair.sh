#!/usr/bin/env bash
# Runs PostgreSQL and a streaming replica on loopback, from Debian's packages (apt-get install postgresql-15).
#
#   scripts/postgres-pair.sh start FOLDER PRIMARY_PORT REPLICA_PORT [DELAY]   prints both addresses
#   scripts/postgres-pair.sh stop FOLDER                                      ends both; the data stays
#
# DELAY, such as '10s', makes the replica lag on purpose. PostgreSQL refuses to run as root, so for root it
# runs as postgres, which must be able to enter FOLDER. PG_BIN is the programs' folder, if they are somewhere else.
#
# Uses pg_basebackup, as docs/operations/database.md tells operators to. Tests use npm's PostgreSQL, which lacks this
# program, so scripts/postgres/temporary-standby.ts copies the files itself.
set -euo pipefail

usage() { sed -n '2,8s/^# \{0,1\}//p' "$0"; }

bin=${PG_BIN:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)}

as_owner() {
  if [[ $(id -u) == 0 ]]; then runuser -u postgres -- "$@"; else "$@"; fi
}

make_pair() {
  local folder=$1 port=$2 secret
  mkdir -p "$folder"
  [[ $(id -u) != 0 ]] || chown postgres "$folder"
  secret=$(head -c 18 /dev/urandom | od -An -tx1 | tr -d ' \n')
  as_owner bash -c 'umask 077; printf %s "$1" >"$2/secret"' - "$secret" "$folder"
  as_owner "$bin/initdb" --pgdata="$folder/primary" --username=perennial --pwfile="$folder/secret" \
    --auth=scram-sha-256 --encoding=UTF8 --no-locale --lc-ctype=C.UTF-8
  begin "$folder" primary "$port" ''
  export PGPASSWORD=$secret
  "$bin/psql" -h 127.0.0.1 -p "$port" -U perennial -d postgres -c 'CREATE DATABASE perennial'
  # The slot makes the primary keep the WAL that the replica has not read yet.
  as_owner env PGPASSWORD="$secret" "$bin/pg_basebackup" -h 127.0.0.1 -p "$port" -U perennial \
    -D "$folder/replica" --write-recovery-conf --create-slot --slot=replica --checkpoint=fast
}

begin() {
  local folder=$1 name=$2 port=$3 delay=$4 flags
  flags="-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200"
  [[ -z $delay ]] || flags+=" -c recovery_min_apply_delay=$delay"
  # The server must not keep our output open, or whatever reads it would wait forever.
  as_owner "$bin/pg_ctl" start --wait --pgdata="$folder/$name" --log="$folder/$name.log" --options="$flags" 3>&-
}

start() {
  local folder=$1 secret
  [[ -d $folder/replica ]] || make_pair "$folder" "$2"
  as_owner "$bin/pg_ctl" status --pgdata="$folder/primary" || begin "$folder" primary "$2" ''
  begin "$folder" replica "$3" "${4:-}"
  secret=$(as_owner cat "$folder/secret")
  echo "postgresql://perennial:$secret@127.0.0.1:$2/perennial" >&3
  echo "postgresql://perennial:$secret@127.0.0.1:$3/perennial" >&3
}

stop() {
  local name
  for name in replica primary; do
    as_owner "$bin/pg_ctl" stop --wait --mode=fast --pgdata="$1/$name" || true
  done
}

case "${1:-}" in
  start)
    [[ -x $bin/pg_basebackup ]] || { echo 'PostgreSQL is not installed: apt-get install postgresql-15' >&2; exit 1; }
    # Only the addresses are printed on standard output.
    exec 3>&1 1>&2
    start "$2" "$3" "$4" "${5:-}"
    ;;
  stop) stop "$2" ;;
  *) usage ;;
esac
