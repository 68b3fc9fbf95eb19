import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { countOf, distinctOf, hashSpace, noneSeen, storedPart, unionOf } from './distinct.ts';
import { distinctFromJson, distinctJsonSchema, distinctToJson } from './distinct-json.ts';

const hashOf = (index: number): number =>
  createHmac('sha256', 'key').update(`${index}`).digest().readUIntBE(0, 3);
const addresses = (from: number, to: number) =>
  distinctOf(Array.from({ length: to - from }, (_, index) => hashOf(from + index)));
const stored = (from: number, to: number) => storedPart(addresses(from, to));

it('counts few addresses exactly, over several edges those once that came to both', () => {
  expect(countOf(noneSeen)).toBe(0);
  expect(countOf(unionOf([stored(0, 100), stored(40, 110)]))).toBe(110);
  expect(countOf(unionOf([stored(0, 7), stored(0, 7), stored(3, 8)]))).toBe(8);
});

it('estimates many addresses, also where edges share most of them', () => {
  for (const [all, expected] of [
    [[stored(0, 5_000)], 5_000],
    [[stored(0, 5_000), stored(1_000, 6_000)], 6_000],
    [[stored(0, 20_000), stored(0, 20_000), stored(0, 10)], 20_000],
    [[addresses(0, 3_000), stored(0, 3_000)], 3_000],
  ] as const) {
    const count = countOf(unionOf(all));
    expect(Math.abs(count - expected) / expected).toBeLessThan(0.25);
  }
});

it('is stored in a bounded form that says the same', () => {
  for (const size of [0, 5, 128, 4_000]) {
    const json = distinctToJson(addresses(0, size));
    expect(JSON.stringify(json).length).toBeLessThan(600);
    expect(countOf(distinctFromJson(distinctJsonSchema.parse(JSON.parse(JSON.stringify(json)))))).toBe(
      countOf(storedPart(addresses(0, size))),
    );
  }
  expect(distinctJsonSchema.safeParse({ hashes: 'abc' }).success).toBe(false);
  expect(distinctJsonSchema.safeParse({ hashes: '', below: hashSpace + 1 }).success).toBe(false);
});
