import { join } from 'node:path';
import { makeChange } from '../changes/make-change.ts';
import { collectGarbage } from '../keeping/collect-garbage.ts';
import { publishFolder, writeBuiltRemote } from './built-remote.ts';
import { temporaryStore } from './temporary-store.ts';

const env = 'production';
/** Unit: milliseconds. */
export const hour = 3_600_000;
export const start = Date.parse('2026-11-21T12:00:00Z');

/** Versions 1.0.0 … 1.0.7 made live, a day apart; five of them can be gone back to. */
export async function oldShop() {
  const { store, folder } = await temporaryStore();
  const trees = new Map<string, string>();
  const add = async (version: string, at: number, isPromoted = true) => {
    const built = await writeBuiltRemote(join(folder, '..'), { interfaces: {}, version, mark: version });
    const now = () => new Date(at);
    const { manifest } = await publishFolder({ store, env, remote: 'mf-demo', folder: built, now });
    trees.set(version, `assets/mf-demo/${manifest.treeHash}`);
    const change = { store, env, remote: 'mf-demo', version, actor: 'test', reason: 'next', now };
    if (isPromoted) await makeChange({ verb: 'promote', ...change });
  };
  for (let day = 0; day < 8; day += 1) await add(`1.0.${day}`, start + day * 24 * hour);
  const collectAt = (at: number) => collectGarbage({ store, now: () => new Date(at) });
  return { store, folder, trees, add, collectAt };
}
