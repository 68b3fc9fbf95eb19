import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { JetStreamApiError, jetstream } from '@nats-io/jetstream';
import { KvWatchInclude, Kvm } from '@nats-io/kv';
import { Objm } from '@nats-io/obj';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { extract, pack } from 'tar-stream';
import { guardedStore } from './guarded-store.ts';
import { treeOf } from './key.ts';
import type { Store, TreeFile } from './store.ts';

/** "Wrong last sequence": somebody else created the key first. */
const keyExistsCode = 10_071;

/**
 * A release store on NATS JetStream: small objects in a key-value bucket, each build as one object. `create` of the
 * bucket is `putIfAbsent`; its watch notifies every edge of a new revision at once.
 */
export function createNatsStore(options: NatsOptions): Store {
  const connection = createNatsConnection(options);

  const bucket = () => connection.buckets();

  async function keysBelow(prefix: string): Promise<string[]> {
    const { kv, trees, subjectsBelow } = await bucket();
    if (prefix === 'assets' || prefix.startsWith('assets/')) return trees();
    const subjects = await subjectsBelow(subjectOf(prefix));
    const entries = await Promise.all(subjects.map((subject) => kv.get(subject)));
    return entries.filter((entry) => entry?.operation === 'PUT').map((entry) => keyOf(entry?.key ?? ''));
  }

  async function getTree(prefix: string): Promise<TreeFile[] | undefined> {
    const { objects, hasTree } = await bucket();
    const bytes = (await hasTree(prefix)) && (await objects.getBlob(prefix));
    return bytes ? unpackTree(bytes) : undefined;
  }

  return guardedStore({
    async putIfAbsent(key, bytes) {
      const { kv } = await bucket();
      try {
        await kv.create(subjectOf(key), bytes);
        return 'created';
      } catch (error) {
        if (error instanceof JetStreamApiError && error.code === keyExistsCode) return 'exists';
        // The answer may have been lost: what the store has decides.
        const stored = await kv.get(subjectOf(key)).catch(() => null);
        if (stored && Buffer.compare(stored.value, bytes) === 0) return 'created';
        throw error;
      }
    },

    async get(key) {
      const prefix = treeOf(key);
      if (prefix !== undefined)
        return (await getTree(prefix))?.find(({ path }) => `${prefix}/${path}` === key)?.bytes;
      const entry = await (await bucket()).kv.get(subjectOf(key));
      return entry?.operation === 'PUT' ? entry.value : undefined;
    },

    async list(prefix) {
      const below = (await keysBelow(prefix)).filter((key) => key.startsWith(`${prefix}/`));
      const direct = below.map((key) => `${prefix}/${key.slice(prefix.length + 1).split('/')[0]}`);
      return [...new Set(direct)].toSorted();
    },

    async putHint(key, bytes) {
      await (await bucket()).kv.put(subjectOf(key), bytes);
    },

    async putTree(name, files) {
      const { objects, hasTree } = await bucket();
      if (await hasTree(name)) return 'exists';
      await objects.putBlob({ name }, await packTree(files));
      return 'created';
    },

    getTree,
    remove: async (key) => (await bucket()).forget(subjectOf(key)),

    async removeTree(prefix) {
      const { objects, hasTree } = await bucket();
      if (await hasTree(prefix)) await objects.delete(prefix);
    },

    async inventory() {
      const { keys, trees } = await bucket();
      return { objects: (await keys()).map(keyOf).toSorted(), trees: (await trees()).toSorted() };
    },

    // An upload that broke off left no object, and its parts are removed by the server.
    sweep: async () => 0,

    watch: (prefix, wake) => {
      let isStopped = false;
      let stop = (): void => undefined;
      void (async () => {
        const { kv } = await bucket();
        const key = `${subjectOf(prefix)}.>`;
        const updates = await kv.watch({ key, include: KvWatchInclude.UpdatesOnly });
        stop = () => updates.stop();
        if (isStopped) stop();
        for await (const _update of updates) wake();
        // A watcher that breaks is no failure: the reader polls as well.
      })().catch(() => undefined);
      return () => {
        isStopped = true;
        stop();
      };
    },

    close: () => connection.close(),
  });
}

/** Keys of a bucket are dotted and know wildcards by the dots; a dot of ours becomes "=", which no key of ours has. */
function subjectOf(key: string): string {
  return key
    .replaceAll('@', '_at_')
    .replaceAll('~', '_tilde_')
    .replaceAll('+', '_plus_')
    .replaceAll('.', '=')
    .replaceAll('/', '.');
}

function keyOf(subject: string): string {
  return subject
    .replaceAll('.', '/')
    .replaceAll('=', '.')
    .replaceAll('_plus_', '+')
    .replaceAll('_tilde_', '~')
    .replaceAll('_at_', '@');
}

const timeoutMs = 2_000;

export type NatsOptions = {
  /** For example `nats://user:password@store.internal:4222`; several with commas. */
  servers: string;
  /** Prefix of the buckets, so that several shops can share a cluster. */
  name: string;
  /** Copies on as many servers of the cluster. */
  replicas: number;
};

/**
 * A connection that is made when it is first needed, comes back by itself, and fails at once while it is away: no page
 * and no person waits for it.
 */
function createNatsConnection({ servers, name, replicas }: NatsOptions) {
  let connection: NatsConnection | undefined;
  let opening: ReturnType<typeof open> | undefined;
  let isAway = false;

  async function open() {
    const urls = servers.split(',').map((server) => new URL(server));
    const [{ username, password } = { username: '', password: '' }] = urls;
    connection = await connect({
      servers: urls.map(({ host }) => host),
      ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
      name: `releases ${name}`,
      timeout: timeoutMs,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      reconnectJitter: 100,
    });
    void follow(connection);
    const js = jetstream(connection, { timeout: timeoutMs });
    const common = { replicas, timeout: timeoutMs };
    const bucket = `${name}_registry`;
    const manager = await js.jetstreamManager();
    // The bucket's own list of keys is a subscription; while others write it now and then ends only with a heartbeat,
    // many seconds later. The server's account of the stream is one answer.
    const prefix = `$KV.${bucket}.`;
    const subjects = async (filter: string): Promise<string[]> => {
      const { state } = await manager.streams.info(`KV_${bucket}`, { subjects_filter: `${prefix}${filter}` });
      return Object.keys(state.subjects ?? {}).map((full) => full.slice(prefix.length));
    };
    const objects = await new Objm(js).create(`${name}_assets`, { ...common });
    return {
      kv: await new Kvm(js).create(bucket, { ...common, history: 1 }),
      objects,
      trees: async () => (await objects.list()).filter(({ deleted }) => !deleted).map((tree) => tree.name),
      async hasTree(tree: string) {
        const known = await objects.info(tree);
        return known !== null && !known.deleted;
      },
      /** Subjects of the bucket below one, those of removed entries among them. */
      subjectsBelow: (subject: string) => subjects(`${subject}.>`),
      keys: () => subjects('>'),
      /** Removes an entry without leaving a note of it: what comes and goes all day must not make lists longer. */
      async forget(subject: string) {
        await manager.streams.purge(`KV_${bucket}`, { filter: `$KV.${bucket}.${subject}` });
      },
    };
  }

  async function follow(nats: NatsConnection): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') isAway = true;
      if (type === 'reconnect') isAway = false;
    }
  }

  return {
    async buckets() {
      if (isAway) throw new Error('the connection is lost and is being made again');
      opening ??= open();
      opening.catch(async () => {
        // A half-made connection is ended; the next call begins again.
        opening = undefined;
        await connection?.close();
        connection = undefined;
      });
      return opening;
    },
    async close(): Promise<void> {
      await opening?.catch(() => undefined);
      await connection?.drain().catch(() => connection?.close());
    },
  };
}

/** All files of a tree in one piece, as an object store takes them: there whole or not at all. */
async function packTree(files: readonly TreeFile[]): Promise<Uint8Array> {
  const archive = pack();
  for (const { path, bytes } of files) archive.entry({ name: path }, Buffer.from(bytes));
  archive.finalize();
  return buffer(archive);
}

async function unpackTree(bytes: Uint8Array): Promise<TreeFile[]> {
  const archive = extract();
  Readable.from([Buffer.from(bytes)]).pipe(archive);
  const files: TreeFile[] = [];
  for await (const entry of archive) files.push({ path: entry.header.name, bytes: await buffer(entry) });
  return files;
}
