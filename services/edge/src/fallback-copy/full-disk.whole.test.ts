import { join } from 'node:path';
import { describeOnSmallDisk } from '@dana/config/testing/on-small-disk';
import { issueToken } from '@dana/releases/keeping/tokens';
import { readReleaseBuild } from '@dana/releases/publish/build';
import { packBuild } from '@dana/releases/publish/build-archive';
import { diskCheck } from '@dana/server/disk-check';
import { expect, it, vi } from 'vitest';
import { startEdge } from '../testing/running-edge.ts';
import { shopOnSmallDisk, smallDisk } from '../testing/shop-on-small-disk.ts';
import { openDataFolder } from './data-folder.ts';

const openShop = () => shopOnSmallDisk(['1.0.0']);

describeOnSmallDisk('the check of a disk', () => {
  it('passes with room, and fails while it is full, nearly full or read-only', async () => {
    const disk = await smallDisk();
    const few = 1_000_000;
    expect(await diskCheck(disk.path, few)).toEqual({ isReady: true });
    expect(await diskCheck(disk.path)).toEqual({ isReady: false, reason: 'The disk has 7 MB left.' });
    await disk.fill();
    expect(await diskCheck(disk.path, few)).toEqual({
      isReady: false,
      reason: 'The disk cannot be written (ENOSPC).',
    });
    await disk.free();
    expect(await diskCheck(disk.path, few)).toEqual({ isReady: true });
    disk.setReadOnly(true);
    expect(await diskCheck(disk.path, few)).toEqual({
      isReady: false,
      reason: 'The disk cannot be written (EROFS).',
    });
  });
});

describeOnSmallDisk('an edge on a full disk', () => {
  it('without a copy sends files from the store, says that nothing can be kept, and keeps them once there is room', async () => {
    const { disk, store, late } = await openShop();
    const folder = join(disk.path, 'edge');
    openDataFolder(folder, (line) => expect(line).toBe(''));
    await disk.fill();
    const edge = await startEdge(store, folder);
    expect((await edge.app.request(late)).status).toBe(200);
    expect(edge.problems()).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('ENOSPC') }),
    );
    await disk.free();
    await vi.waitFor(() => expect(edge.problems()).toEqual([]), { timeout: 30_000 });
    expect((await edge.open()).shown).toBe('shell@1.0.0 mf-demo@1.0.0');
  });

  it('starts again with all its pages, answers changes with 503 and when to come back, and takes them once there is room', async () => {
    const { disk, build, store, late, startProcess } = await openShop();
    const edge = await startProcess();
    const access = { name: 'ci', scopes: ['publish:*', 'release:*'], days: 1, createdBy: 'test' };
    const token = await issueToken(store, access);
    const next = await readReleaseBuild('mf-demo', await build('1.1.0'));
    const body = (await packBuild(next)) as Uint8Array<ArrayBuffer>;
    const publish = () =>
      fetch(`${edge.url}/v1/remotes/mf-demo/releases/1.1.0`, {
        method: 'PUT',
        body,
        headers: { authorization: `Bearer ${token.text}` },
      });
    const rendered = async () => /<p>(.*?)<\/p>/.exec(await (await fetch(`${edge.url}/en`)).text())?.[1];

    await disk.fill();
    await edge.kill();
    await edge.startAgain();
    await vi.waitFor(async () => expect(await rendered()).toBe('shell@1.0.0 mf-demo@1.0.0'), {
      timeout: 30_000,
    });
    expect((await fetch(edge.url + late)).status).toBe(200);
    const refused = await publish();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    const { message } = (await refused.json()) as { message: string };
    expect(message).toMatch(/^The disk of the release store is full\./);
    expect(message).not.toContain(disk.inside);
    const stranger = await fetch(`${edge.url}/v1/envs/production/registry`);
    expect(stranger.status).toBe(401);

    await disk.free();
    expect((await publish()).status).toBe(201);
  }, 180_000);

  it('that lets nobody write says so in one line and ends, without a stack', async () => {
    const { disk, startProcess } = await openShop();
    disk.setReadOnly(true);
    const { message } = await startProcess().then(
      () => new Error('It started.'),
      (error: Error) => error,
    );
    expect(message).toContain('ended with code 1');
    expect(message).toMatch(/The storefront cannot start: .* cannot be written \(EROFS\)\. Make room/);
    expect(message).not.toMatch(/\n\s+at /);
  }, 180_000);
});
