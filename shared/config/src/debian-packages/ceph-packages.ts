/** Debian's packages that bring a server for S3: Ceph's gateway, and what it keeps objects in. */
export const cephPackages = ['radosgw', 'ceph-mon', 'ceph-osd'] as const;
