import { join } from 'node:path';
import { breakableLine } from '@dana/config/testing/breakable-line';
import { freePort } from '@dana/config/testing/free-port';
import { hasS3Server, newBucket, settingsOf } from '@dana/config/testing/s3/s3-server';
import { makeChange } from '@dana/releases/changes/make-change';
import { createS3Store } from '@dana/releases/store/s3-store';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startEdgeProcess } from './testing/edge-process.ts';
import { releasedShop } from './testing/released-shop.ts';

vi.setConfig({ testTimeout: 300_000 });
const soon = { timeout: 60_000, interval: 100 };

/** Whether a page is sent, and whether it says that what is live may be something newer. */
async function pageOf(url: string): Promise<[number, string | undefined]> {
  const { status, headers } = await fetch(`${url}/en/demo`);
  return [status, headers.get('x-release-state')?.split(';')[0]];
}

describe.runIf(hasS3Server)('two storefronts that have nothing in common but S3 storage', () => {
  it('follow it, go on while it is away or answers nothing, also after a restart, and follow it again by themselves', async () => {
    const place = { ...(await newBucket()), prefix: 'shops/one/' };
    const store = createS3Store(place);
    const line = await breakableLine(Number(place.endpoint?.port));
    onTestFinished(line.cut);
    const { parent, change } = await releasedShop(undefined, undefined, store);
    const far = settingsOf({ ...place, endpoint: new URL(`http://127.0.0.1:${line.port}`) });
    const start = async (name: string) => startEdgeProcess(await freePort(), join(parent, name), far);
    const [one, two] = await Promise.all([start('one'), start('two')]);
    const bothShow = async (version: string) => {
      for (const edge of [one, two])
        await vi.waitFor(async () => expect(await edge.liveVersion()).toBe(version), soon);
    };
    await bothShow('1.1.0');
    await makeChange({ ...change, verb: 'rollback' });
    await bothShow('1.0.0');

    await line.cut();
    for (const edge of [one, two])
      await vi.waitFor(async () => expect(await pageOf(edge.url)).toEqual([200, 'stale']), soon);
    await makeChange({ verb: 'promote', ...change, version: '1.1.0', force: true });
    await one.kill();
    await one.startAgain();
    expect(await one.liveVersion()).toBe('1.0.0');
    await line.join();
    await bothShow('1.1.0');

    line.stall();
    await vi.waitFor(async () => expect(await pageOf(two.url)).toEqual([200, 'stale']), soon);
    expect(await two.liveVersion()).toBe('1.1.0');
    await makeChange({ ...change, verb: 'rollback' });
    await line.join();
    await bothShow('1.0.0');
  });
});
