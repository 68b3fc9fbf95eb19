#!/bin/sh
# Starts the smallest Ceph that speaks S3, in memory: start-ceph.sh <folder with ceph.conf> <key> <secret> <process>.
# It ends with that process, also when that was killed, and takes its folder along.
set -e
cd "$1"
# So that neither the environment's nor the system's configuration is taken.
export CEPH_CONF="$1/ceph.conf" CEPH_ARGS=
trap 'kill $mon $osd $gateway 2>/dev/null || true; cd /; rm -rf "$1"' EXIT
trap 'exit 0' INT TERM
exec > log 2>&1
mkdir mon osd gateway
ceph-authtool --create-keyring keyring --gen-key -n mon. --cap mon 'allow *'
ceph-authtool keyring --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *'
ceph-authtool keyring --gen-key -n osd.0 --cap mon 'allow *' --cap osd 'allow *'
cluster=$(sed -n 's/^fsid = //p' ceph.conf)
monmaptool --create --fsid "$cluster" --addv a "[$(sed -n 's/^mon host = //p' ceph.conf)]" monmap
ceph-mon -i a --mkfs --monmap monmap --keyring keyring
ceph-mon -i a -f &
mon=$!
ceph --connect-timeout 60 osd new "$cluster"
ceph-osd -i 0 --mkfs --osd-uuid "$cluster"
ceph-osd -i 0 -f &
osd=$!
radosgw-admin user create --uid=shop --display-name=shop --access-key="$2" --secret="$3"
# The name that the keyring has: the gateway looks for one of its own otherwise.
radosgw -n client.admin --keyring=keyring -f &
gateway=$!
while kill -0 "$4" 2>/dev/null; do sleep 1; done
