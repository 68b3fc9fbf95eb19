import { breakableLine } from '@dana/config/testing/breakable-line';
import { hasS3Server, newBucket } from '@dana/config/testing/s3/s3-server';
import { createS3Requests } from '@dana/server/s3/s3-requests';
import type { S3Place } from '@dana/server/s3/s3-settings';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readHead } from '../log/revisions.ts';
import { watchHead } from '../log/watch-head.ts';
import { treeKey } from './key.ts';
import { createS3Store } from './s3-store.ts';
import type { Store } from './store.ts';
import { addRevision, brokenLinks } from '../testing/sample-log.ts';

vi.setConfig({ testTimeout: 120_000 });
const env = 'production';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const tree = treeKey('mf-demo', 'a'.repeat(64));

const append = (store: Store, reason: string) => addRevision(store, { reason });

/** A bucket that is reached over a line which can break. */
async function overALine() {
  const place = await newBucket();
  const line = await breakableLine(Number(place.endpoint?.port));
  onTestFinished(line.cut);
  const far: S3Place = { ...place, endpoint: new URL(`http://127.0.0.1:${line.port}`) };
  return { line, near: createS3Store(place), store: createS3Store(far, { stallMs: 1_000 }) };
}

describe.runIf(hasS3Server)('S3 storage', () => {
  it.each([
    ['is away for a while', 'cut', /127\.0\.0\.1:\d+ did not answer \(ECONNREFUSED\)/],
    ['takes requests and answers none', 'stall', /said nothing for 1 s/],
  ] as const)(
    'that %s holds nobody up, says so, and is followed again by itself',
    async (_what, fault, why) => {
      const { line, near, store } = await overALine();
      await append(near, 'before');
      const watch = await watchHead({ store, env });
      onTestFinished(watch.close);
      expect(watch.current()?.revision.revision).toBe(1);
      await line[fault]();
      await vi.waitFor(() => expect(watch.problem()?.message).toMatch(why), 60_000);
      await expect(append(store, 'meanwhile')).rejects.toMatchObject({
        ...{
          ...{ status: 503, code: 'store_unreachable' },
          message: expect.stringContaining('Nothing was changed'),
        },
      });
      expect(watch.current()?.revision.revision).toBe(1);
      await line.join();
      await append(near, 'by another machine');
      await vi.waitFor(() => expect(watch.current()?.revision.revision).toBe(2), 60_000);
      expect(watch.problem()).toBeUndefined();
      await append(store, 'after');
      expect((await readHead(near, env))?.revision.revision).toBe(3);
      expect(await brokenLinks(near, env)).toEqual([]);
    },
  );

  it('has no build before all of its files are there, and drops what a killed writer left', async () => {
    const place = await newBucket();
    const store = createS3Store(place);
    const later = new Date(Date.now() + 3_600_000);
    // As a writer that is killed leaves it: files, and no mark.
    const send = createS3Requests(place);
    await send({ method: 'PUT', key: `${tree}/web/a.js`, body: bytesOf('a') });
    expect([await store.getTree(tree), await store.list('assets/mf-demo')]).toEqual([undefined, []]);
    expect(await store.inventory()).toEqual({ objects: [], trees: [] });
    expect(await store.sweep(new Date(Date.now() - 3_600_000))).toBe(0);
    expect(await store.sweep(later)).toBe(1);
    const files = [{ path: 'web/a.js', bytes: bytesOf('a') }];
    expect(await store.putTree(tree, files)).toBe('created');
    expect(await store.sweep(later)).toBe(0);
    expect(await store.inventory()).toEqual({ objects: [], trees: [tree] });
  });

  it('with more objects than one answer lists is listed to its end', async () => {
    const store = createS3Store(await newBucket());
    const names = Array.from({ length: 1_010 }, (_, index) => `audit/${String(index).padStart(5, '0')}.json`);
    const waiting = [...names];
    const write = async () => {
      for (let key = waiting.shift(); key; key = waiting.shift()) await store.putHint(key, bytesOf('{}'));
    };
    await Promise.all(Array.from({ length: 16 }, write));
    expect(await store.list('audit')).toEqual(names);
    expect((await store.inventory()).objects).toEqual(names);
  });
});

describe.runIf(hasS3Server)('S3 storage that cannot be used says what to do', () => {
  it.each([
    [
      'no such bucket',
      { bucket: 'no-such-bucket' },
      /There is no bucket "no-such-bucket" at 127.*RELEASE_STORE/,
    ],
    ['an unknown key', { accessKeyId: 'nobody' }, /does not know this key\. Correct AWS_ACCESS_KEY_ID/],
    ['a wrong secret', { secretAccessKey: 'wrong' }, /Correct AWS_SECRET_ACCESS_KEY/],
  ])('%s', async (_, wrong, sentence) => {
    const store = createS3Store({ ...(await newBucket()), ...wrong });
    for (const attempt of [
      () => store.get('registry/a/1.json'),
      () => store.list('releases'),
      () => store.putIfAbsent('registry/a/1.json', bytesOf('{}')),
    ])
      await expect(attempt()).rejects.toMatchObject({
        ...{ status: 503, code: 'store_refused' },
        message: expect.stringMatching(sentence),
      });
  });

  it('a clock that is wrong by hours', async () => {
    const place = await newBucket();
    vi.setSystemTime(Date.now() + 5 * 3_600_000);
    onTestFinished(() => void vi.useRealTimers());
    await expect(createS3Store(place).get('registry/a/1.json')).rejects.toThrow(
      /The clock of this machine .* too far apart/,
    );
  });
});
