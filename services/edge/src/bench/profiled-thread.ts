import { realpathSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '@dana/releases/store/open-store';
import { followReleases } from '../fallback-copy/follow-releases.ts';
import { currentComposition } from '../session/current-composition.ts';

/*
 * A rendering thread that profiles itself, for `pnpm bench renderer`: it takes the live releases from a shop's store and
 * its local copy, then does what every rendering thread does. Beside its messages it knows `profile` and `stop`. It runs
 * without the limits of a rendering thread (confine-thread.ts).
 */

/** Unit: microseconds. */
const samplingInterval = 200;

const setup = workerData as { storeFolder: string; copyFolder: string };
const releases = await openStore(setup.storeFolder);
const followed = await followReleases({ releases, folder: setup.copyFolder, env: 'production' });
const composition = currentComposition(followed.watch);
followed.close();
// What render-worker.ts reads when it is loaded.
Object.assign(workerData, { composition, releasesFolder: realpathSync(setup.copyFolder) });

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: samplingInterval });
parentPort?.on('message', async ({ kind }: { kind: string }) => {
  if (kind === 'profile') await session.post('Profiler.start').then(() => say({ kind: 'profiling' }));
  if (kind === 'stop')
    await session.post('Profiler.stop').then(({ profile }) => say({ kind: 'profiled', profile }));
});
const say = (message: object): void => parentPort?.postMessage(message);

await import('@dana/releases/rendering/render-worker');
