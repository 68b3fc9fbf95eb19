import { join } from 'node:path';
import type { Verb } from '@dana/contracts/release/revision';
import { makeChange, type ChangeRequest } from '../changes/make-change.ts';
import { readHead } from '../log/revisions.ts';
import { publishFolder, writeBuiltRemote } from './built-remote.ts';
import { temporaryStore } from './temporary-store.ts';

const [env, remote] = ['production', 'mf-demo'];
export const noon = new Date('2026-11-21T12:00:00.000Z');

/** A shop of mf-demo, published in these versions; nothing is live. Changes are made at noon by the team. */
export async function demoShop(...versions: string[]) {
  const { store, folder } = await temporaryStore();
  const publish = async (build: Parameters<typeof writeBuiltRemote>[1]) =>
    publishFolder({
      ...{ store, env, remote: build?.remote ?? remote },
      folder: await writeBuiltRemote(join(folder, '..'), build),
    });
  for (const version of versions) await publish({ version });
  const change = { store, env, remote, actor: 'team', reason: ' ready ', now: () => noon };
  const make = (verb: Verb, more: Partial<ChangeRequest> = {}) => makeChange({ verb, ...change, ...more });
  const forward = (version: string, more: Partial<ChangeRequest> = {}) =>
    make('promote', { version, ...more });
  const revision = async () => (await readHead(store, env))?.revision;
  const slot = async () => (await revision())?.slots[remote];
  return { store, folder, publish, make, forward, revision, slot };
}

/** As `demoShop`, with the first version live. */
export async function liveDemoShop(live: string, ...published: string[]) {
  const shop = await demoShop(live, ...published);
  await shop.forward(live);
  return shop;
}
