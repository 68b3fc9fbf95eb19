import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Composition } from '@dana/contracts/release/composition';
import { describe, expect, it } from 'vitest';
import type { SlotNote } from './slot-notes.ts';
import { markLifetimeMs, readVisit, signVisit } from './visit-mark.ts';

const composition = {
  revision: 7,
  env: 'production',
  shell: { version: '1.0.0' },
  remotes: { 'mf-a': { current: { version: '1.1.0' }, previous: { version: '1.0.0' } } },
} as unknown as Composition;
const nowMs = Date.UTC(2026, 0, 1);
/** Of the same document, as the release before notes signed it. */
const markFromBefore = 'WcgR1bYDar3baVXHEAAAAAfp89YiPBx_vie_Q5Q.t5qrN9gnEc5hJxEZaHa3Fw';
const mark = signVisit(composition, [], 'secret', nowMs);

it('says which releases a document was made with', () => {
  const visit = readVisit(mark, 'production', 'secret', nowMs);
  expect(visit?.revision).toBe(7);
  for (const release of ['shell@1.0.0', 'mf-a@1.1.0', 'mf-a@1.0.0']) expect(visit?.holds(release)).toBe(true);
  for (const release of ['mf-a@1.2.0', 'shell@1.1.0', 'mf-b@1.0.0', ''])
    expect(visit?.holds(release)).toBe(false);
});

it('says nothing with another key, in another environment, when it is over, or with any bit of it changed', () => {
  expect(readVisit(mark, 'production', 'other', nowMs)).toBeUndefined();
  expect(readVisit(mark, 'staging', 'secret', nowMs)).toBeUndefined();
  expect(readVisit(mark, 'production', 'secret', nowMs + markLifetimeMs)).toBeUndefined();
  const parts = mark.split('.').map((part) => Buffer.from(part, 'base64url'));
  for (const [which, part] of parts.entries())
    for (let bit = 0; bit < part.length * 8; bit += 1) {
      const changed = parts.map((bytes) => Buffer.from(bytes));
      changed[which]?.writeUInt8((part[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3);
      const text = changed.map((bytes) => bytes.toString('base64url')).join('.');
      expect(readVisit(text, 'production', 'secret', nowMs)).toBeUndefined();
    }
  for (const text of ['', '.', 'a', '..', `${mark.split('.')[0]}.`])
    expect(readVisit(text, 'production', 'secret', nowMs)).toBeUndefined();
});

describe('why a document was as it was', () => {
  const notes: SlotNote[] = [
    { slot: 'shell', reason: 'crashed' },
    { slot: 'mf-a', reason: 'targetShare', bucket: 4_312 },
    { slot: 'mf-b', reason: 'outside', bucket: 9_999 },
  ];
  const noted = signVisit(composition, notes, 'secret', nowMs);

  it('is in its mark, slot by slot, beside the releases', () => {
    const visit = readVisit(noted, 'production', 'secret', nowMs);
    expect(visit?.noteOf('mf-a')).toEqual({ reason: 'targetShare', bucket: 4_312 });
    expect(visit?.noteOf('mf-b')).toEqual({ reason: 'outside', bucket: 9_999 });
    expect(visit?.noteOf('shell')).toEqual({ reason: 'crashed', bucket: 0 });
    expect(visit?.noteOf('mf-c')).toBeUndefined();
    expect(visit?.sentMs).toBe(nowMs);
    for (const release of ['shell@1.0.0', 'mf-a@1.1.0', 'mf-a@1.0.0'])
      expect(visit?.holds(release)).toBe(true);
    expect(visit?.holds('mf-b@1.0.0')).toBe(false);
    expect(visit?.shown(['mf-a@1.0.0', 'mf-a@1.1.0', 'mf-a@9.0.0'])).toBe('mf-a@1.1.0');
    expect(visit?.shown(['mf-a@9.0.0'])).toBeUndefined();
  });

  it('is missing in the mark of an edge from before, which is read as it was', () => {
    const visit = readVisit(markFromBefore, 'production', 'secret', nowMs);
    expect(visit?.revision).toBe(7);
    expect(visit?.holds('mf-a@1.1.0')).toBe(true);
    expect(visit?.noteOf('mf-a')).toBeUndefined();
  });

  it('does not keep an edge from before from reading the mark', () => {
    expect(readAsBefore(noted, 'secret', 'mf-a@1.0.0')).toBe(true);
    expect(readAsBefore(noted, 'secret', 'shell@1.0.0')).toBe(true);
    expect(readAsBefore(noted, 'secret', 'mf-b@1.0.0')).toBe(false);
    expect(readAsBefore(noted, 'other', 'mf-a@1.0.0')).toBeUndefined();
  });

  it('keeps the mark short, however many slots there are', () => {
    const many = Array.from(
      { length: 200 },
      (_, index): SlotNote => ({ slot: `mf-${index}`, reason: 'share', bucket: 1 }),
    );
    const text = signVisit(composition, many, 'secret', nowMs);
    expect(text.length).toBeLessThan(400);
    expect(readVisit(text, 'production', 'secret', nowMs)?.noteOf('mf-3')).toMatchObject({ reason: 'share' });
  });

  it('holds apart the deployables that there are', () => {
    const names = ['shell', 'mf-account', 'mf-cart-checkout', 'mf-catalog', 'mf-content', 'mf-product'];
    for (const slot of names) {
      const visit = readVisit(
        signVisit(composition, [{ slot, reason: 'id' }], 'secret', nowMs),
        'production',
        'secret',
        nowMs,
      );
      expect(names.filter((name) => visit?.noteOf(name))).toEqual([slot]);
    }
  });
});

/** As the release before notes reads a mark: whether the document was made with a release. */
function readAsBefore(text: string, secret: string, release: string): boolean | undefined {
  const [body, signature] = text.split('.').map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
  const own = createHmac('sha256', secret).update('production\n').update(body).digest().subarray(0, 16);
  if (body.length < 17 || signature.length !== 16 || !timingSafeEqual(signature, own)) return undefined;
  const releases = body.subarray(17);
  const hash = createHash('sha256').update(release).digest().subarray(0, 4);
  for (let at = 0; at < releases.length; at += 4) if (releases.subarray(at, at + 4).equals(hash)) return true;
  return false;
}
