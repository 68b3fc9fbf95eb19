import { join } from 'node:path';
import { hasS3Server, newBucket } from '@dana/config/testing/s3/s3-server';
import { onTestFinished } from 'vitest';
import { createDiskStore } from '../store/disk-store.ts';
import { createNatsStore } from '../store/nats-store.ts';
import { createS3Store } from '../store/s3-store.ts';
import type { Store } from '../store/store.ts';
import { natsServerBinary, startNatsServer } from './nats-server.ts';
import { temporaryFolder } from './temporary-store.ts';

/** A kind of store, each time fresh. `open` gives another client of the same store, as another machine has it. */
type StoreKind = {
  name: string;
  /** Whether edges are notified of a change; otherwise they look now and then. */
  notifies: boolean;
  begin: () => Promise<{ open: () => Store }>;
};

const disk: StoreKind = {
  name: 'the disk',
  notifies: true,
  async begin() {
    const folder = join(await temporaryFolder(), 'releases');
    return { open: () => createDiskStore(folder) };
  },
};

const nats: StoreKind = {
  name: 'NATS JetStream',
  notifies: true,
  async begin() {
    const server = await startNatsServer();
    return {
      open: () => {
        const store = createNatsStore({ servers: server.url, name: 'test', replicas: 1 });
        onTestFinished(async () => store.close?.());
        return store;
      },
    };
  },
};

const s3: StoreKind = {
  name: 'S3 storage',
  notifies: false,
  async begin() {
    const place = await newBucket();
    return { open: () => createS3Store({ ...place, prefix: 'releases/' }) };
  },
};

/** All stores that can be tested on this machine: the real thing each time. */
export const storeKinds: StoreKind[] = [
  disk,
  ...(natsServerBinary ? [nats] : []),
  ...(hasS3Server ? [s3] : []),
];

if (!natsServerBinary)
  process.stdout.write(
    'nats-server is not installed: the distributed store is NOT tested (apt-get install nats-server).\n',
  );
