import type { Slot } from '@dana/contracts/release/revision';
import { expect, it } from 'vitest';
import { assertNotBlocked, assertOpen } from './assert-open.ts';

const [now, at] = [new Date('2026-12-01T06:00:00Z'), '2026-11-30T12:00:00.000Z'];
const slot = { blocked: ['1.0.1'] } as Partial<Slot> as Slot;
const all = { by: 'manager', at, reason: 'the sale', until: '2026-12-01T08:00:00.000Z' };
const pin = { by: 'duty', at, reason: 'it is the good one', version: '1.0.0' };

it('a slot goes forward that is neither frozen nor pinned', () => {
  expect(() => assertOpen('mf-demo', slot, {}, now)).not.toThrow();
  expect(() => assertOpen('mf-demo', undefined, { pins: { 'mf-other': pin } }, now)).not.toThrow();
});

it('a frozen slot is refused with by whom and why', () => {
  const frozen = { by: 'night', reason: 'the sale begins' };
  expect(() => assertOpen('mf-demo', { ...slot, frozen }, {}, now)).toThrow(
    'mf-demo is frozen by night: the sale begins. Unfreeze it first.',
  );
});

it('while everything is frozen each is refused with until when, by whom and why, and from that instant on none', () => {
  const standing = { frozen: all };
  for (const one of [slot, undefined])
    expect(() => assertOpen('mf-demo', one, standing, now)).toThrow(
      'Everything is frozen by manager until 2026-12-01 08:00 UTC: the sale. Going back stays possible.',
    );
  expect(() => assertOpen('mf-demo', slot, standing, new Date(all.until))).not.toThrow();
  const { until: _none, ...lasting } = all;
  expect(() => assertOpen('mf-demo', slot, { frozen: lasting }, new Date('2036-01-01'))).toThrow(
    'Everything is frozen by manager: the sale.',
  );
});

it('a pinned slot is refused with its version, by whom and why', () => {
  expect(() => assertOpen('mf-demo', slot, { pins: { 'mf-demo': pin } }, now)).toThrow(
    'mf-demo is pinned at 1.0.0 by duty: it is the good one.',
  );
});

it('a version that was taken back is refused until it is forced', () => {
  expect(() => assertNotBlocked('mf-demo', slot, '1.0.1', false)).toThrow(
    'mf-demo@1.0.1 was taken back before.',
  );
  expect(() => assertNotBlocked('mf-demo', slot, '1.0.1', true)).not.toThrow();
  expect(() => assertNotBlocked('mf-demo', slot, '1.0.2', false)).not.toThrow();
});
