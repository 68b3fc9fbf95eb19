import { expect, it } from 'vitest';
import { faultyStorage } from '../testing/faulty-storage.ts';
import { createS3Bucket } from './s3-bucket.ts';

const bytes = new TextEncoder().encode('first');
const text = (found: Uint8Array | undefined) => new TextDecoder().decode(found);

it('a storage that is busy for a moment is asked again, three times in all', async () => {
  const { place, next, calls } = await faultyStorage();
  const bucket = createS3Bucket(place);
  next(503, 500);
  await bucket.put('a', bytes);
  next(429, 503);
  expect(text(await bucket.get('a'))).toBe('first');
  calls.length = 0;
  next(503, 503, 503);
  await expect(bucket.get('a')).rejects.toThrow(/127\.0\.0\.1:\d+ answered 503/);
  expect(calls).toHaveLength(3);
});

it('what the storage refuses is not asked again', async () => {
  const { place, next, calls } = await faultyStorage();
  next(403);
  await expect(createS3Bucket(place).get('a')).rejects.toThrow(/The key may not do this.*s3:ListBucket/);
  expect(calls).toHaveLength(1);
});

it('a writer whose answer was lost is still the first, and one who came before is not taken for it', async () => {
  const { place, next } = await faultyStorage();
  const [one, other] = [createS3Bucket(place), createS3Bucket(place)];
  await one.create('opened', bytes);
  await other.create('opened', bytes);
  next('loses its answer');
  expect(await one.create('1', bytes)).toBe('created');
  // The same bytes by somebody else, after a failure that wrote nothing.
  next(503);
  expect(await other.create('1', bytes)).toBe('exists');
});

it('two who write one object at the same instant are decided by asking again', async () => {
  const { place, next } = await faultyStorage();
  const bucket = createS3Bucket(place);
  await bucket.create('opened', bytes);
  next(409);
  expect(await bucket.create('1', bytes)).toBe('created');
  next(409);
  expect(await bucket.create('1', bytes)).toBe('exists');
});

it('a storage that replaces what a write must not replace is refused before the first such write', async () => {
  const { place, calls } = await faultyStorage({ keepsConditions: false });
  const bucket = createS3Bucket(place);
  await expect(bucket.create('1', bytes)).rejects.toThrow(/RELEASE_STORE replaces objects.*If-None-Match/);
  expect(calls.some((call) => call.endsWith('/shop/1'))).toBe(false);
  expect(await bucket.get('1')).toBeUndefined();
});
