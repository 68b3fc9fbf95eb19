import { join } from 'node:path';
import { readHead } from '../log/revisions.ts';
import { publishFolder, release, writeBuiltRemote, writeBuiltShell } from './built-remote.ts';
import { temporaryStore } from './temporary-store.ts';

const env = 'production';

/** A shop of shell 1.0.0 and mf-demo, of which 1.0.0 and 1.1.0 were live and 1.2.0 is published. */
export async function smallShop() {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  const build = (version: string) => writeBuiltRemote(parent, { version, mark: version });
  await release(store, await writeBuiltShell(parent), 'shell');
  for (const version of ['1.0.0', '1.1.0']) await release(store, await build(version));
  await publishFolder({ store, env, remote: 'mf-demo', folder: await build('1.2.0') });
  const head = async () => {
    const found = await readHead(store, env);
    if (found === undefined) throw new Error('Nothing is live.');
    return found;
  };
  const slot = async (remote = 'mf-demo') => (await head()).revision.slots[remote];
  return {
    ...{ store, folder, head, slot },
    change: { store, env, remote: 'mf-demo', actor: 'team', reason: 'because' },
  };
}
