#!/bin/sh
# Starts the smallest Ceph that speaks S3, in the foreground and in memory: start-ceph.sh <folder with ceph.conf> <key> <secret>.
# It ends with its standard input, so none is left behind by a test run that was killed.
set -e
cd "$1"
# Everybody's, so that no environment's or the system's configuration is taken.
export CEPH_CONF="$1/ceph.conf" CEPH_ARGS=
trap 'kill $mon $osd $gateway 2>/dev/null || true; rm -rf "$1"' EXIT
trap 'exit 0' INT TERM
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
cat > /dev/null
