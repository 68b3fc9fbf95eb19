import { join } from 'node:path';
import { noteFigures } from '@dana/config/chaos/figures';
import { lasting } from '@dana/config/chaos/lasting';
import { expect, it, vi } from 'vitest';
import { inWords } from '../testing/counted-answers.ts';
import { describeOnSmallDisk } from '@dana/config/testing/on-small-disk';
import { damageFiles, fillDisk } from '../testing/store-scenarios.ts';
import { shopOnSmallDisk } from '../testing/shop-on-small-disk.ts';

/* Short forms of longer failures, over a real process on a small disk of its own. */

vi.setConfig({ testTimeout: lasting(180_000, 400_000) });

describeOnSmallDisk('an edge under load', () => {
  it('sends and executes nothing that was changed, misses nothing that was removed, and is whole again by itself', async () => {
    const { disk, newest, tree, late: latePath, startProcess } = await shopOnSmallDisk(['1.0.0', '1.1.0']);
    const edge = await startProcess();
    const files = ['releases', 'edge'].flatMap((root) =>
      ['web/late.js', 'web/demo.route.js', newest.serverEntry].map((path) =>
        join(disk.path, root, tree, path),
      ),
    );
    const late = `${edge.url}${latePath}`;
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
  });
});
