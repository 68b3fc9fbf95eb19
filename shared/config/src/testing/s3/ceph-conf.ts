type Cluster = {
  folder: string;
  cluster: string;
  monitorPort: number;
  gatewayPort: number;
};

/** Settings of a Ceph of one machine whose objects are in memory: one monitor, one storage daemon, one gateway for S3. */
export const cephConf = ({ folder, cluster, monitorPort, gatewayPort }: Cluster): string => `[global]
fsid = ${cluster}
mon host = v2:127.0.0.1:${monitorPort}
public network = 127.0.0.0/8
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/gateway
run dir = ${folder}
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
log file =
log to stderr = false
mon data avail crit = 0
# Nothing is kept twice here, and nothing on a disk.
osd objectstore = memstore
memstore device bytes = 4294967296
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 10000
# There is no second monitor to agree with: without these each of some twenty steps of a start waits a second.
paxos propose interval = 0.02
paxos min wait = 0.01
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
rgw enable ops log = false
rgw enable usage log = false
rgw run sync thread = false
`;
