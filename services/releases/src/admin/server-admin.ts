import { packMaps } from '../publish/source-maps.ts';
import { packBuild } from '../publish/pack-build.ts';
import { type RefusalStatus, ReleaseRefusal } from '../store/refusal.ts';
import type { ReleaseAdmin } from './release-admin.ts';
import { watchServer } from './watch-server.ts';

type ServerAdminOptions = {
  /** Where the release API answers, for example `https://shop.example`. */
  server: string;
  token: string;
};

/** What is read is there at once; a change takes as long as an upload of the largest build on a slow line. Unit: milliseconds. */
const [readingMs, changingMs] = [20_000, 120_000];

/** Manages releases by a server's API. Errors: `ReleaseRefusal` as the server gave it, 503 when it cannot be reached. */
export function createServerAdmin({ server, token }: ServerAdminOptions): ReleaseAdmin {
  async function call<Answer>(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${token}`);
    const limitMs = method === 'GET' ? readingMs : changingMs;
    const signal = AbortSignal.timeout(limitMs);
    const failed = (cause: unknown) => {
      throw signal.aborted ? unanswered(server, limitMs) : unreachable(server, cause);
    };
    const answer = await fetch(new URL(path, server), { ...init, method, headers, signal }).catch(failed);
    const body = (await answer
      .json()
      .catch((cause: unknown) => (signal.aborted ? failed(cause) : undefined))) as Body<Answer> | undefined;
    if (body?.success) return body.data;
    const { code = 'no_answer', message, status: _, ...details } = body?.error ?? {};
    throw new ReleaseRefusal(
      answer.status as RefusalStatus,
      code,
      message ?? `${server} answered ${answer.status} without saying why.`,
      details,
    );
  }
  const json = (value: unknown): RequestInit => ({
    body: JSON.stringify(value),
    headers: { 'Content-Type': 'application/json' },
  });

  return {
    async publish(build, { env, isDryRun, force, reason }) {
      const query = new URLSearchParams({
        env,
        ...(isDryRun && { dryRun: '1' }),
        ...(force && { force: '1' }),
        ...(reason !== undefined && { reason }),
      });
      const path = `/v1/remotes/${build.remote}/releases/${build.version}?${query}`;
      // The cast: bytes of a buffer of ours are never in shared memory, which the type allows and a body does not.
      const body = (await packBuild(build)) as Uint8Array<ArrayBuffer>;
      return call('PUT', path, { body, headers: { 'Content-Type': 'application/gzip' } });
    },
    async keepMaps({ remote, version }, read) {
      const body = (await packMaps(await read())) as Uint8Array<ArrayBuffer>;
      const path = `/v1/remotes/${remote}/releases/${version}/maps`;
      return call('PUT', path, { body, headers: { 'Content-Type': 'application/gzip' } });
    },
    releases: (remote) => call('GET', `/v1/remotes/${remote}/published`),
    change: (verb, { env, remote, ifMatch, ...body }) => {
      const of = remote === undefined ? verb : `remotes/${remote}/${verb}`;
      return call('POST', `/v1/envs/${env}/${of}`, matching(ifMatch, json(body)));
    },
    registry: (env) => call('GET', `/v1/envs/${env}/registry`),
    health: (env) => call('GET', `/v1/envs/${env}/health`),
    log({ env, remote, limit }) {
      const query = new URLSearchParams({ limit: String(limit), ...(remote !== undefined && { remote }) });
      return call('GET', `/v1/envs/${env}/log?${query}`);
    },
    preview: (options) => call('POST', '/v1/preview', json(options)),
    watch: (env, signal) => watchServer({ server, token, env, signal }),
  };
}

/** With the revision that the caller has seen. */
function matching(ifMatch: number | undefined, { headers, ...init }: RequestInit): RequestInit {
  const all = new Headers(headers);
  if (ifMatch !== undefined) all.set('If-Match', `"${ifMatch}"`);
  return { ...init, headers: all };
}

type Body<Answer> =
  | { success: true; data: Answer }
  | { success: false; error?: { code?: string; message?: string; status?: number } };

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
