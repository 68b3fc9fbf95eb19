import { expect, it } from 'vitest';
import { isInCanary } from './composition.ts';

it('a canary’s share of 100,000 visitors is exact at none and all, within half a point between, and only grows', () => {
  const visitors = Array.from({ length: 100_000 }, (_, index) => `visitor-${index}`);
  const shares = [0, 10, 50, 100].map((percent) =>
    visitors.filter((visitorId) => isInCanary({ salt: 'salt', percent }, visitorId)),
  );
  expect(shares[0]).toHaveLength(0);
  expect(shares[3]).toHaveLength(visitors.length);
  expect(Math.abs(shares[1]!.length / visitors.length - 0.1)).toBeLessThanOrEqual(0.005);
  expect(Math.abs(shares[2]!.length / visitors.length - 0.5)).toBeLessThanOrEqual(0.005);
  const half = new Set(shares[2]);
  expect(shares[1]!.every((id) => half.has(id))).toBe(true);
  expect(isInCanary({ salt: 'salt', percent: 100 }, undefined)).toBe(false);
});
