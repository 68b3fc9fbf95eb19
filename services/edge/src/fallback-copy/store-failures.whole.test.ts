import { join } from 'node:path';
import { noteFigures } from '@dana/config/chaos/figures';
import { lasting } from '@dana/config/chaos/lasting';
import { mountSmallDisk } from '@dana/config/small-disk';
import { expect, it, onTestFinished } from 'vitest';
import { createDiskStore } from '@dana/releases/store/disk-store';
import { treeKey } from '@dana/releases/store/key';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { inWords } from '../testing/counted-answers.ts';
import { startEdgeProcess } from '../testing/edge-process.ts';
import { freePort } from '@dana/config/testing/free-port';
import { describeOnSmallDisk } from '@dana/config/testing/on-small-disk';
import { damageFiles, fillDisk } from '../testing/store-scenarios.ts';
import { temporaryFolder } from '@dana/releases/testing/temporary-store';

/* Short forms of longer failures, over a real process on a small disk of its own. */

const slowMachineMs = lasting(180_000, 400_000);
const sizeBytes = 8 * 1024 * 1024;

describeOnSmallDisk('an edge under load', () => {
  it(
    'sends and executes nothing that was changed, misses nothing that was removed, and is whole again by itself',
    async () => {
      const disk = await mountSmallDisk(await temporaryFolder(), sizeBytes);
      onTestFinished(disk.unmount);
      const parent = await temporaryFolder();
      const store = createDiskStore(join(disk.path, 'releases'));
      await release(store, await writeBuiltShell(parent), 'shell');
      await release(store, await writeBuiltRemote(parent));
      const { treeHash, serverEntry } = await release(
        store,
        await writeBuiltRemote(parent, { version: '1.1.0', mark: 'next' }),
      );
      const tree = treeKey('mf-demo', treeHash);
      const edge = await startEdgeProcess(
        await freePort(),
        disk.inside,
        {},
        { enter: disk.enter, waitFor: '/healthz' },
      );
      const files = ['releases', 'edge'].flatMap((root) =>
        ['web/late.js', 'web/demo.route.js', serverEntry].map((path) => join(disk.path, root, tree, path)),
      );
      const late = `${edge.url}/${tree}/web/late.js`;
      const asking = {
        urls: [`${edge.url}/en/demo`, late, `${edge.url}/release-map.json`],
        forbidden: 'steal();',
        seconds: lasting(2, 30),
        isWhole: async () => (await edge.liveVersion()) === '1.1.0' && (await fetch(late)).ok,
      };
      for (const how of ['change', 'remove'] as const) {
        const { answers, recoveredMs } = await damageFiles(files, how, asking);
        noteFigures({
          failure: `files of one release ${how === 'change' ? 'changed' : 'removed'} for ${asking.seconds} s`,
          meanwhile: inWords(answers),
          recoveredMs: [recoveredMs],
        });
        expect([how, answers.wrong, Number.isFinite(recoveredMs)]).toEqual([how, undefined, true]);
      }
      const full = await fillDisk(disk, asking);
      noteFigures({
        failure: `the disk full for ${asking.seconds} s`,
        meanwhile: inWords(full.answers),
        recoveredMs: [full.recoveredMs],
      });
      expect(Object.keys(full.answers)).toEqual(['200']);
    },
    slowMachineMs,
  );
});
