import { jetstream } from '@nats-io/jetstream';
import { type KV, Kvm } from '@nats-io/kv';
import { Objm, type ObjectStore } from '@nats-io/obj';
import { connect, type NatsConnection } from '@nats-io/transport-node';

export type Buckets = {
  kv: KV;
  objects: ObjectStore;
  /** Subjects of the bucket below one, those of removed entries among them. */
  subjectsBelow: (subject: string) => Promise<string[]>;
  /** All subjects of the bucket. An entry may be gone when it is read. */
  keys: () => Promise<string[]>;
  /** Removes an entry without leaving a note of it: what comes and goes all day must not make lists longer. */
  forget: (subject: string) => Promise<void>;
};

export type NatsOptions = {
  /** For example `nats://user:password@store.internal:4222`; several with commas. */
  servers: string;
  /** Prefix of the buckets, so that several shops can share a cluster. */
  name: string;
  /** Copies on as many servers of the cluster. */
  replicas: number;
  /** How long one call may take. Unit: milliseconds. */
  timeoutMs?: number;
};

/**
 * A connection that is made when it is first needed, comes back by itself, and fails at once while it is away: no page
 * and no person waits for it.
 */
export function createNatsConnection({ servers, name, replicas, timeoutMs = 2_000 }: NatsOptions) {
  let connection: NatsConnection | undefined;
  let opening: Promise<Buckets> | undefined;
  let isAway = false;

  async function open(): Promise<Buckets> {
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
    return {
      kv: await new Kvm(js).create(bucket, { ...common, history: 1 }),
      objects: await new Objm(js).create(`${name}_assets`, { ...common }),
      subjectsBelow: (subject) => subjects(`${subject}.>`),
      keys: () => subjects('>'),
      async forget(subject) {
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
    /** Errors: throws what the client throws when the server cannot be reached. */
    async buckets(): Promise<Buckets> {
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
