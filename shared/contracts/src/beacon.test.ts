import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { type Beacon, beaconSchema } from './beacon.ts';
import type { Fault } from './beacon/faults.ts';
import { beaconBytes, faultLimits } from './beacon/limits.ts';
import { deployableNameSchema, versionSchema } from './release/names.ts';

const event = { remote: 'mf-product', version: '1.0.1', kind: 'failed', reason: 'missing' } as const;
const frame = {
  file: `/assets/mf-product/${'a'.repeat(64)}/web/product.1a2b.js`,
  line: 1,
  column: 40_217,
  fn: 'At',
};
const fault: Fault = {
  remote: 'mf-product',
  version: '1.0.1',
  kind: 'thrown',
  message: 'price is undefined',
  stack: [frame],
  page: '/product-details/:slug',
};
const full: Beacon = {
  mark: 'visit.signed',
  events: [event],
  faults: [{ ...fault, incident: '4f09ab17' }],
  vitals: { lcpMs: 1_804.5, inpMs: 64, cls: 0.02, page: '/' },
  calls: [{ method: 'GET', route: '/products/:id', status: 0, count: 3 }],
};

/** As servers had it before reports said why. */
const schemaOfBefore = z.object({
  mark: z.optional(z.string().check(z.regex(/^[\w-]{1,1000}\.[\w-]{1,100}$/))),
  events: z
    .array(
      z.object({
        remote: deployableNameSchema,
        version: versionSchema,
        kind: z.enum(['loaded', 'failed', 'thrown']),
        reason: z.optional(
          z.enum(['missing', 'network', 'timeout', 'integrity', 'manifest', 'evaluation', 'mount']),
        ),
        incident: z.optional(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
      }),
    )
    .check(z.maxLength(40)),
});

it('reads what pages of before report, and what pages of now do', () => {
  const before = { mark: 'visit.signed', events: [event] };
  expect(beaconSchema.parse(before)).toEqual(before);
  expect(beaconSchema.parse(full)).toEqual(full);
  expect(beaconSchema.parse({ events: [], faults: [fault] }).faults).toEqual([fault]);
});

it('lets a server of before read a report of now: what it does not know is passed over', () => {
  expect(schemaOfBefore.parse(full)).toEqual({ mark: full.mark, events: full.events });
  expect(schemaOfBefore.parse({ mark: full.mark, events: [], vitals: full.vitals }).events).toEqual([]);
});

it('holds one fault of the largest kind, in Arabic, in what such a server takes of a report', () => {
  const stack = Array.from({ length: faultLimits.frames }, () => ({
    ...frame,
    file: `/assets/mf-cart-checkout/${'a'.repeat(64)}/web/${'x'.repeat(200)}.js`,
    column: 10_000_000,
    fn: 'f'.repeat(faultLimits.functionName),
  }));
  const largest = { ...fault, stack, message: 'خ'.repeat(faultLimits.message), page: `/${'p'.repeat(119)}` };
  const beacon = { mark: `${'m'.repeat(400)}.${'s'.repeat(86)}`, events: [], faults: [largest] };
  expect(beaconSchema.parse(beacon).faults).toEqual([largest]);
  expect(new Blob([JSON.stringify(beacon)]).size).toBeLessThan(beaconBytes);
});

const wrong: [string, object][] = [
  ['a message without an end', { faults: [{ ...fault, message: 'm'.repeat(301) }] }],
  ['a stack without an end', { faults: [{ ...fault, stack: Array.from({ length: 16 }, () => frame) }] }],
  ['more faults than a report holds', { faults: Array.from({ length: 11 }, () => fault) }],
  [
    'a script of another origin',
    { faults: [{ ...fault, stack: [{ ...frame, file: 'https://x.test/a.js' }] }] },
  ],
  ['a script with a query', { faults: [{ ...fault, stack: [{ ...frame, file: `${frame.file}?u=1` }] }] }],
  [
    'a path that climbs',
    { faults: [{ ...fault, stack: [{ ...frame, file: `/assets/shell/${'a'.repeat(64)}/../x.js` }] }] },
  ],
  ['a line below zero', { faults: [{ ...fault, stack: [{ ...frame, line: -1 }] }] }],
  ['a page with a query', { faults: [{ ...fault, page: '/search?q=me' }] }],
  ['a time without an end', { vitals: { lcpMs: 1e9, page: '/' } }],
  ['a time that is no number', { vitals: { lcpMs: Number.NaN, page: '/' } }],
  ['a call with a query', { calls: [{ method: 'GET', route: '/search?q=me', status: 0, count: 1 }] }],
  ['a status that is none', { calls: [{ method: 'GET', route: '/home', status: 1_000, count: 1 }] }],
  ['no call at all', { calls: [{ method: 'GET', route: '/home', status: 500, count: 0 }] }],
];
it.each(wrong)('refuses %s', (_, details) => {
  expect(beaconSchema.safeParse({ events: [], ...details }).success).toBe(false);
});
