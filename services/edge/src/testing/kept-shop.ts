import { join } from 'node:path';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import type { EdgeDeps } from '../edge-deps.ts';
import { startEdge } from './running-edge.ts';
import { temporaryStore } from '@dana/releases/testing/temporary-store';

export const env = 'production';

/** For tests of what is kept: mf-demo 1.1.0 after 1.0.0; `/demo` reads `page` of its query, `/own` is personal. */
export async function openKeptShop(watched: Pick<EdgeDeps, 'metrics' | 'accessLog'> = {}) {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltShell(parent), 'shell');
  const page = { module: './demo.route', layout: 'default', cache: 'public', query: ['page'] } as const;
  const routes = [
    { ...page, path: '/', query: [] },
    { ...page, path: '/demo', query: ['page'] },
    { path: '/own', module: './demo.route', layout: 'default' as const, cache: 'personal' as const },
  ];
  const build = (version: string) =>
    writeBuiltRemote(parent, { version, mark: version, claims: { routes } as object });
  for (const version of ['1.0.0', '1.1.0']) await release(store, await build(version));
  const edge = await startEdge(store, join(parent, 'copy'), watched);
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await edge.app.request(path, { headers });
    const says = (name: string) => answer.headers.get(name);
    return { status: answer.status, says, text: await answer.text() };
  };
  const change = { store, env, remote: 'mf-demo', actor: 'test', reason: 'a try' };
  return { store, edge, ask, change, render: edge.render };
}
