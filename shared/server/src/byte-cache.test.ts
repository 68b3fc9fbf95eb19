import { describe, expect, it } from 'vitest';
import { ByteCache } from './byte-cache.ts';

describe('a cache of bytes', () => {
  const bytes = (size: number) => new Uint8Array(size);

  it('forgets what was not asked for the longest, and never outgrows its limit', () => {
    const cache = new ByteCache(80);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) cache.set(name, bytes(10));
    cache.get('a');
    cache.set('i', bytes(10));
    expect([cache.get('a') !== undefined, cache.get('b'), cache.sizeBytes]).toEqual([true, undefined, 80]);
  });

  it('counts an entry that takes the place of another once', () => {
    const cache = new ByteCache(80);
    for (const size of [10, 4, 8]) cache.set('same', bytes(size));
    expect([cache.get('same')?.byteLength, cache.sizeBytes]).toEqual([8, 8]);
  });

  it('does not take in what would push everything else out', () => {
    const cache = new ByteCache(80);
    cache.set('large', bytes(11));
    expect([cache.get('large'), cache.sizeBytes]).toEqual([undefined, 0]);
  });
});
