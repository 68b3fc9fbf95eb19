import { join } from 'node:path';
import { releaseApi, type ReleaseApiOptions } from '../api/release-api.ts';
import { issueToken } from '../keeping/tokens.ts';
import { packBuild } from '../publish/build-archive.ts';
import { readReleaseBuild } from '../publish/build.ts';
import type { Store } from '../store/store.ts';
import { writeBuiltRemote } from './built-remote.ts';
import { temporaryStore } from './temporary-store.ts';

/** The release API over a store of its own, without a socket. @param told – what its process was told about the store. */
export async function startApi(
  more: Partial<ReleaseApiOptions> = {},
  told: (store: Store) => Store = (store) => store,
) {
  const { store: bare, folder } = await temporaryStore();
  const store = told(bare);
  /** The lines of the server's log about what was refused. */
  const refused: object[] = [];
  const log = { warn: (fields: object) => void refused.push(fields) };
  const api = releaseApi({ store, env: 'production', log, ...more });
  const tokenFor = async (
    scopes: string[],
    more: { name?: string; days?: number; now?: Date } = {},
  ): Promise<string> =>
    (await issueToken(store, { name: 'team demo', scopes, days: 30, createdBy: 'test', ...more })).text;
  const root = await tokenFor(['publish:*', 'release:*']);

  async function call(method: string, path: string, init: RequestInit & { token?: string } = {}) {
    const { token = root, ...rest } = init;
    const headers = new Headers(rest.headers);
    headers.set('Authorization', `Bearer ${token}`);
    const answer = await api.request(path, { ...rest, method, headers });
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as { data?: never; error?: { code: string } },
    };
  }
  const archiveOf = async (build: Parameters<typeof writeBuiltRemote>[1] = {}) => {
    const built = await writeBuiltRemote(join(folder, '..'), build);
    return (await packBuild(
      await readReleaseBuild(build.remote ?? 'mf-demo', built),
    )) as Uint8Array<ArrayBuffer>;
  };
  const upload = (version: string, body: BodyInit, init: RequestInit & { token?: string } = {}) =>
    call('PUT', `/v1/remotes/mf-demo/releases/${version}`, { ...init, body, ...{ duplex: 'half' } });
  const change = (verb: string, body: object, init: RequestInit & { token?: string } = {}) =>
    call('POST', `/v1/envs/production/remotes/mf-demo/${verb}`, { ...init, body: JSON.stringify(body) });
  return { store, folder, api, refused, root, tokenFor, call, archiveOf, upload, change };
}
