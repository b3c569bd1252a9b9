#!/usr/bin/env bash
# Runs a real S3 server for the storage contract tests: Debian's Ceph with one node, everything in memory.
#
#   scripts/s3-server.sh start FOLDER ACCESS_KEY SECRET_KEY   prints the server's address
#   scripts/s3-server.sh stop FOLDER                          stops it
set -euo pipefail

usage() { sed -n '2,5s/^# \{0,1\}//p' "$0"; }

free_port() {
  node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => {
    console.log(s.address().port); s.close(); })'
}

write_config() {
  cat >"$1/ceph.conf" <<CONF
[global]
fsid = $2
mon_host = [v2:127.0.0.1:$3,v1:127.0.0.1:$5]
mon_initial_members = a
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 2
osd_pool_default_pgp_num = 2
mon_allow_pool_size_one = true
osd_crush_chooseleaf_type = 0
mon_data_avail_warn = 1
mon_data_avail_crit = 1
run_dir = $1/run
pid_file = $1/run/\$name.pid
admin_socket = $1/run/\$name.asok
log_file = $1/log/\$name.log
[mon.a]
mon_data = $1/mon
[osd]
osd_objectstore = memstore
memstore_device_bytes = 1073741824
osd_data = $1/osd
[client.rgw.a]
rgw_frontends = beast endpoint=127.0.0.1:$4
rgw_data = $1/rgw
rgw_thread_pool_size = 16
# Without keys, nothing can be encrypted.
ms_client_mode = crc
ms_mon_client_mode = crc
CONF
}

start() {
  local folder mon_port old_port port id
  folder=$(mkdir -p "$1" && cd "$1" && pwd)
  mkdir -p "$folder"/{mon,osd,rgw,run,log}
  mon_port=$(free_port) old_port=$(free_port) port=$(free_port)
  write_config "$folder" "$(cat /proc/sys/kernel/random/uuid)" "$mon_port" "$port" "$old_port"
  ceph_conf=$folder/ceph.conf

  monmaptool --create --fsid "$(sed -n 's/^fsid = //p' "$ceph_conf")" \
    --addv a "[v2:127.0.0.1:$mon_port,v1:127.0.0.1:$old_port]" "$folder/monmap"
  ceph-mon -c "$ceph_conf" -i a --mkfs --monmap "$folder/monmap"
  daemon ceph-mon -c "$ceph_conf" -i a
  id=$(cat /proc/sys/kernel/random/uuid)
  timeout 60 ceph -c "$ceph_conf" osd new "$id"
  ceph-osd -c "$ceph_conf" -i 0 --mkfs --osd-uuid "$id"
  timeout 60 ceph -c "$ceph_conf" osd crush add osd.0 1.0 root=default
  daemon ceph-osd -c "$ceph_conf" -i 0
  daemon timeout 120 radosgw -c "$ceph_conf" -n client.rgw.a
  wait_for "$port"
  timeout 60 radosgw-admin -c "$ceph_conf" -n client.rgw.a user create \
    --uid=app --display-name=app --access-key="$2" --secret-key="$3"
  echo "http://127.0.0.1:$port" >"$folder/address"
}

# A daemon must not keep the caller's output open, or whatever reads it would wait forever.
daemon() { "$@" 3>&- 4>&-; }

wait_for() {
  for _ in $(seq 120); do
    (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null && return
    sleep 0.5
  done
  echo "radosgw does not answer on port $1" >&2
  return 1
}

stop() {
  local file pid
  # The gateway first, the monitor last.
  for file in "$1"/run/{client.rgw.a,osd.0,mon.a}.pid; do
    [[ -s $file ]] || continue
    pid=$(<"$file")
    kill -TERM "$pid" 2>/dev/null || continue
    for _ in $(seq 50); do kill -0 "$pid" 2>/dev/null || break; sleep 0.1; done
    kill -KILL "$pid" 2>/dev/null || true
  done
}

case "${1:-}" in
  start)
    # Only the address is printed on standard output; everything else is shown if it fails.
    exec 3>&1 4>&2 >"$2.log" 2>&1
    trap 'cat "$2.log" >&4; rm -f "$2.log"; stop "$2"' ERR
    set -E
    start "$2" "$3" "$4"
    rm -f "$2.log"
    cat "$2/address" >&3
    ;;
  stop) stop "$2" ;;
  *) usage ;;
esac
