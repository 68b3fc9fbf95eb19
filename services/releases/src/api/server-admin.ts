import { packMaps } from '../publish/source-maps.ts';
import { packBuild } from '../publish/build-archive.ts';
import { ReleaseRefusal, type RefusalStatus } from '../store/store.ts';
import type { ReleaseAdmin } from './release-admin.ts';

type ServerAdminOptions = {
  server: string;
  token: string;
};

/** What is read is there at once; a change takes as long as an upload of the largest build on a slow line. Unit: milliseconds. */
const [readingMs, changingMs] = [20_000, 120_000];

/** Manages releases by a server's API. Errors: `ReleaseRefusal` as the server gave it, 503 when it cannot be reached. */
export function createServerAdmin({ server, token }: ServerAdminOptions): ReleaseAdmin {
  const bearer = { Authorization: `Bearer ${token}` };

  async function call<Answer>(method: string, path: string, init: Call = {}): Promise<Answer> {
    const limitMs = method === 'GET' ? readingMs : changingMs;
    const signal = AbortSignal.timeout(limitMs);
    const failed = (cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw unreachable(
        server,
        signal.aborted ? `did not answer within ${limitMs / 1_000} s` : `cannot be reached (${why})`,
      );
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

function unreachable(server: string, why: string): ReleaseRefusal {
  const message = `${server} ${why}. Whether anything was changed is not known: look at \`pnpm release status\`.`;
  return new ReleaseRefusal(503, 'server_unreachable', message);
}
