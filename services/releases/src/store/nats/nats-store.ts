import { JetStreamApiError } from '@nats-io/jetstream';
import { KvWatchInclude } from '@nats-io/kv';
import { checkedKey, treeOf } from '../key.ts';
import { ReleaseRefusal, StoreUnreachable } from '../refusal.ts';
import type { Store } from '../store.ts';
import { type Buckets, createNatsConnection, type NatsOptions } from './nats-connection.ts';
import { packTree, unpackTree } from './tree-archive.ts';

/** "Wrong last sequence": somebody else created the key first. */
const keyExistsCode = 10_071;

/**
 * A release store on NATS JetStream: small objects in a key-value bucket, each build as one object. `create` of the
 * bucket is `putIfAbsent`; its watch notifies every edge of a new revision at once.
 */
export function createNatsStore(options: NatsOptions): Store {
  const connection = createNatsConnection(options);

  async function reached<Result>(what: string, step: (buckets: Buckets) => Promise<Result>): Promise<Result> {
    try {
      return await step(await connection.buckets());
    } catch (error) {
      if (error instanceof ReleaseRefusal) throw error;
      throw new StoreUnreachable(what, error);
    }
  }

  async function keysBelow({ kv, objects, subjectsBelow }: Buckets, prefix: string): Promise<string[]> {
    if (prefix === 'assets' || prefix.startsWith('assets/'))
      return (await objects.list()).filter(({ deleted }) => !deleted).map(({ name }) => name);
    const subjects = await subjectsBelow(subjectOf(prefix));
    const entries = await Promise.all(subjects.map((subject) => kv.get(subject)));
    return entries.filter((entry) => entry?.operation === 'PUT').map((entry) => keyOf(entry?.key ?? ''));
  }

  return {
    putIfAbsent: (key, bytes) =>
      reached(`write ${key}`, async ({ kv }) => {
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
      }),

    get: (key) =>
      reached(`read ${key}`, async (buckets) => {
        const prefix = treeOf(key);
        if (prefix === undefined) {
          const entry = await buckets.kv.get(subjectOf(key));
          return entry?.operation === 'PUT' ? entry.value : undefined;
        }
        const files = await readTree(buckets, checkedKey(prefix));
        return files?.find(({ path }) => `${prefix}/${path}` === key)?.bytes;
      }),

    list: (prefix) =>
      reached(`list ${prefix}`, async (buckets) => {
        const below = (await keysBelow(buckets, checkedKey(prefix))).filter((key) =>
          key.startsWith(`${prefix}/`),
        );
        const direct = below.map((key) => `${prefix}/${key.slice(prefix.length + 1).split('/')[0]}`);
        return [...new Set(direct)].toSorted();
      }),

    putHint: (key, bytes) =>
      reached(`write ${key}`, async ({ kv }) => {
        await kv.put(subjectOf(key), bytes);
      }),

    putTree: (prefix, files) =>
      reached(`write ${prefix}`, async ({ objects }) => {
        const name = checkedKey(prefix);
        for (const { path } of files) checkedKey(path);
        const known = await objects.info(name);
        if (known && !known.deleted) return 'exists';
        await objects.putBlob({ name }, await packTree(files));
        return 'created';
      }),

    getTree: (prefix) => reached(`read ${prefix}`, (buckets) => readTree(buckets, checkedKey(prefix))),

    remove: (key) => reached(`remove ${key}`, ({ forget }) => forget(subjectOf(key))),

    removeTree: (prefix) =>
      reached(`remove ${prefix}`, async ({ objects }) => {
        const known = await objects.info(checkedKey(prefix));
        if (known && !known.deleted) await objects.delete(prefix);
      }),

    inventory: () =>
      reached('list everything', async ({ objects, keys }) => ({
        objects: (await keys()).map(keyOf).toSorted(),
        trees: (await objects.list())
          .filter(({ deleted }) => !deleted)
          .map(({ name }) => name)
          .toSorted(),
      })),

    // An upload that broke off left no object, and its parts are removed by the server.
    sweep: async () => 0,

    watch: (prefix, wake) => {
      let isStopped = false;
      let stop = (): void => undefined;
      void (async () => {
        const { kv } = await connection.buckets();
        const updates = await kv.watch({
          key: `${subjectOf(prefix)}.>`,
          include: KvWatchInclude.UpdatesOnly,
        });
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
  };
}

async function readTree({ objects }: Buckets, prefix: string) {
  const known = await objects.info(prefix);
  if (!known || known.deleted) return undefined;
  const bytes = await objects.getBlob(prefix);
  return bytes ? unpackTree(bytes) : undefined;
}

/** Keys of a bucket are dotted and know wildcards by the dots; a dot of ours becomes "=", which no key of ours has. */
function subjectOf(key: string): string {
  const safe = checkedKey(key);
  if (!/[@~+]/.test(safe)) return safe.replaceAll('.', '=').replaceAll('/', '.');
  return safe
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
