import { join } from 'node:path';
import { mountSmallDisk } from '@dana/config/small-disk';
import { describeOnSmallDisk } from '@dana/config/testing/on-small-disk';
import { readWindows } from '@dana/releases/reading/health/read-windows';
import { createDiskStore } from '@dana/releases/store/disk-store';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { temporaryFolder } from '@dana/releases/testing/temporary-store';
import { expect, it, onTestFinished } from 'vitest';
import { reportersOf } from '../testing/reporters.ts';
import { startEdge } from '../testing/running-edge.ts';

describeOnSmallDisk('a store whose disk is full', () => {
  it('stops neither pages nor counting, and gets what waited once there is room', async () => {
    const disk = await mountSmallDisk(await temporaryFolder(), 8 * 1024 * 1024);
    onTestFinished(disk.unmount);
    const parent = await temporaryFolder();
    const store = createDiskStore(join(disk.path, 'releases'));
    await release(store, await writeBuiltShell(parent), 'shell');
    await release(store, await writeBuiltRemote(parent));
    const edge = await startEdge(store, join(parent, 'copy'));
    const visitors = reportersOf((path, init, remoteAddress) =>
      edge.app.request(path, init, { incoming: { socket: { remoteAddress } } }),
    );
    await disk.fill();
    for (let index = 0; index < 5; index += 1)
      expect(await visitors.fail(`192.0.2.${index}`, 'mf-demo', '1.0.0')).toBe(204);
    await edge.health.round();
    await edge.health.round();
    expect((await edge.open()).status).toBe(200);
    expect(edge.onHealthProblem).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('The disk of the release store is full.'),
    );
    await disk.free();
    await edge.health.round();
    const untilMs = Date.now();
    const { windows } = await readWindows(store, 'production', { sinceMs: untilMs - 3_600_000, untilMs });
    const failed = windows.map(({ sections }) => sections.outcomes?.['mf-demo@1.0.0']?.failed ?? 0);
    expect(failed.reduce((sum, count) => sum + count, 0)).toBe(5);
  });
});
