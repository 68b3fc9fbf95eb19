import { setTimeout as sleep } from 'node:timers/promises';
import { noticeSchema } from '@dana/contracts/release/notice';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { packMaps } from '../publish/source-maps.ts';
import { packBuild } from '../publish/build-archive.ts';
import { ReleaseRefusal, type RefusalStatus } from '../store/store.ts';
import type { ReleaseAdmin } from './release-admin.ts';

type ServerAdminOptions = {
  /** Where the release API answers, for example `https://shop.example`. */
  server: string;
  token: string;
};

/** What is read is there at once; a change takes as long as an upload of the largest build on a slow line. Unit: milliseconds. */
const [readingMs, changingMs] = [20_000, 120_000];
/** Of a stream of changes: more than two heartbeats, and before it is opened again. Unit: milliseconds. */
const [silenceMs, againMs] = [60_000, 2_000];

/** Manages releases by a server's API. Errors: `ReleaseRefusal` as the server gave it, 503 when it cannot be reached. */
export function createServerAdmin({ server, token }: ServerAdminOptions): ReleaseAdmin {
  const bearer = { Authorization: `Bearer ${token}` };

  async function call<Answer>(method: string, path: string, init: Call = {}): Promise<Answer> {
    const limitMs = method === 'GET' ? readingMs : changingMs;
    const signal = AbortSignal.timeout(limitMs);
    const failed = (cause: unknown) => {
      throw signal.aborted ? unanswered(server, limitMs) : unreachable(server, cause);
    };
    const headers = { ...bearer, ...init.headers };
    const answer = await fetch(new URL(path, server), { ...init, method, headers, signal }).catch(failed);
    const body = (await answer
      .json()
      .catch((cause: unknown) => (signal.aborted ? failed(cause) : undefined))) as Body<Answer> | undefined;
    if (body?.success) return body.data;
    throw refusalOf(server, answer.status, body);
  }
  const json = (value: unknown, headers = {}): Call => ({
    body: JSON.stringify(value),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  // The cast: bytes of a buffer of ours are never in shared memory, which the type allows and a body does not.
  const upload = <Answer>(path: string, bytes: Uint8Array): Promise<Answer> =>
    call('PUT', path, {
      body: bytes as Uint8Array<ArrayBuffer>,
      headers: { 'Content-Type': 'application/gzip' },
    });

  /** One stream of changes, until it breaks or is silent for too long. */
  async function* events(env: string, stop: AbortSignal, last: string | undefined) {
    const silent = new AbortController();
    const timer = setTimeout(() => silent.abort(), silenceMs).unref();
    const answer = await fetch(new URL(`/v1/envs/${env}/events`, server), {
      headers: { ...bearer, ...(last !== undefined && { 'Last-Event-ID': last }) },
      signal: AbortSignal.any([stop, silent.signal]),
    });
    // A server that restarts is asked again.
    if (answer.status >= 500) return;
    if (!answer.ok || !answer.body)
      throw refusalOf(server, answer.status, await answer.json().catch(() => undefined));
    const text = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(alive(() => timer.refresh()));
    yield* text.pipeThrough(new EventSourceParserStream());
  }

  return {
    async publish(build, { env, isDryRun, force, reason }) {
      const query = new URLSearchParams({
        env,
        ...(isDryRun && { dryRun: '1' }),
        ...(force && { force: '1' }),
        ...(reason !== undefined && { reason }),
      });
      return upload(`/v1/remotes/${build.remote}/releases/${build.version}?${query}`, await packBuild(build));
    },
    keepMaps: async ({ remote, version }, read) =>
      upload(`/v1/remotes/${remote}/releases/${version}/maps`, await packMaps(await read())),
    releases: (remote) => call('GET', `/v1/remotes/${remote}/published`),
    change(verb, { env, remote, ifMatch, ...body }) {
      const of = remote === undefined ? verb : `remotes/${remote}/${verb}`;
      const seen = ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` };
      return call('POST', `/v1/envs/${env}/${of}`, json(body, seen));
    },
    registry: (env) => call('GET', `/v1/envs/${env}/registry`),
    health: (env) => call('GET', `/v1/envs/${env}/health`),
    log({ env, remote, limit }) {
      const query = new URLSearchParams({ limit: String(limit), ...(remote !== undefined && { remote }) });
      return call('GET', `/v1/envs/${env}/log?${query}`);
    },
    preview: (options) => call('POST', '/v1/preview', json(options)),
    // A stream that breaks is opened again after what came last.
    async *watch(env, signal) {
      let last: string | undefined;
      while (!signal.aborted) {
        try {
          for await (const { id, event, data } of events(env, signal, last)) {
            last = id ?? last;
            const notice = event === 'revision' ? noticeSchema.safeParse(JSON.parse(data)) : undefined;
            if (notice?.success) yield notice.data;
          }
        } catch (error) {
          if (error instanceof ReleaseRefusal) throw error;
        }
        await sleep(againMs, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}

type Call = { body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> };
type Body<Answer> =
  | { success: true; data: Answer }
  | { success: false; error?: { code?: string; message?: string; status?: number } };

function refusalOf(server: string, status: number, body: unknown): ReleaseRefusal {
  const { error = {} } = (body ?? {}) as Partial<Extract<Body<never>, { success: false }>>;
  const { code = 'no_answer', message, status: _, ...details } = error;
  const said = message ?? `${server} answered ${status} without saying why.`;
  return new ReleaseRefusal(status as RefusalStatus, code, said, details);
}

const unanswered = (server: string, limitMs: number): ReleaseRefusal =>
  new ReleaseRefusal(
    503,
    'server_unreachable',
    `${server} did not answer within ${limitMs / 1_000} s. Whether anything was changed is not known: look at \`pnpm release status\`.`,
  );

const unreachable = (server: string, cause: unknown): ReleaseRefusal =>
  new ReleaseRefusal(
    503,
    'server_unreachable',
    `${server} cannot be reached (${cause instanceof Error ? cause.message : String(cause)}). Nothing is known to have changed: look at \`pnpm release status\`.`,
  );

/** Passes everything on, and says that something came. */
const alive = (onText: () => void): TransformStream<string, string> =>
  new TransformStream({
    transform(chunk, controller) {
      onText();
      controller.enqueue(chunk);
    },
  });
