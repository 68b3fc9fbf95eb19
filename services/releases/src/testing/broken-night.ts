import { promote } from '../changes/promote.ts';
import { publishFolder } from '../publish/publish-folder.ts';
import type { Store } from '../store/store.ts';
import { writeBuiltRemote, writeBuiltShell } from './built-remote.ts';
import { windowOf, writeWindows } from './health-slices.ts';

const env = 'production';
const minuteMs = 60_000;

/**
 * A shop in which mf-demo 1.0.0 fails in two of three visits since shell 1.0.2 was promoted ten minutes ago, at two storefronts.
 * @param parent where builds are written.
 */
export async function breakShopAtNight(store: Store, parent: string): Promise<void> {
  const nowMs = Date.now();
  const live = async (remote: string, folder: string, version: string, minutesAgo: number) => {
    await publishFolder({ store, env, remote, folder });
    const now = () => new Date(nowMs - minutesAgo * minuteMs);
    await promote({ store, env, remote, version, actor: 'noura', reason: 'summer teaser', now });
  };
  await live('shell', await writeBuiltShell(parent, '1.0.1'), '1.0.1', 300);
  await live('mf-demo', await writeBuiltRemote(parent), '1.0.0', 299);
  await live('shell', await writeBuiltShell(parent, '1.0.2'), '1.0.2', 10);
  for (const [index, edge] of ['one', 'two'].entries())
    await writeWindows(
      store,
      env,
      edge,
      Array.from({ length: 60 }, (_, minute) => {
        const minutesAgo = 60 - minute;
        const isBroken = minutesAgo <= 9;
        const shell = `shell@${minutesAgo <= 10 ? '1.0.2' : '1.0.1'}`;
        return windowOf(nowMs - minutesAgo * minuteMs, [
          { release: shell, sessions: 30, failed: 0, first: (minute * 2 + index) * 100 },
          {
            ...{ release: 'mf-demo@1.0.0', sessions: 30, failed: isBroken ? 20 : minute % 2 },
            first: (minute * 2 + index) * 100,
          },
        ]);
      }),
    );
}
