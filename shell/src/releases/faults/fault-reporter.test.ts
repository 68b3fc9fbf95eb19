// @vitest-environment happy-dom
import { ApiError, UnreachableError } from '@dana/api-client';
import { type BeaconDetails, beaconSchema } from '@dana/contracts/beacon';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFaultReporter } from './fault-reporter.ts';

const baseOf = (remote: string, mark: string) => `/assets/${remote}/${mark.repeat(64)}/`;
const release = (version: string, base: string, routes: { path: string }[] = []) => ({
  version,
  base,
  routes,
});
const composition = {
  shell: { version: '1.0.2', base: baseOf('shell', 'b') },
  remotes: {
    'mf-product': {
      current: release('1.0.1', baseOf('mf-product', 'a'), [{ path: '/product-details/:slug' }]),
      previous: release('1.0.0', baseOf('mf-product', 'c')),
    },
  },
} as never;
const at = '/en/product-details/lamp-7';

let sent: BeaconDetails[];
let reporter: ReturnType<typeof createFaultReporter>;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  const send = (details: BeaconDetails) => void sent.push(beaconSchema.parse({ events: [], ...details }));
  reporter = createFaultReporter({ composition, send });
});

function thrown(message: string, base: string, column = 20): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (${location.origin}${base}web/x.js:1:${column})`;
  return error;
}
const faults = () => sent.flatMap((details) => details.faults ?? []);
const calls = () => sent.flatMap((details) => details.calls ?? []);

it.each([
  ['shell', '1.0.2', baseOf('shell', 'b')],
  ['mf-product', '1.0.1', baseOf('mf-product', 'a')],
  ['mf-product', '1.0.0', baseOf('mf-product', 'c')],
])('says that %s %s broke, by the script that was running', (remote, version, base) => {
  reporter.fault({ kind: 'rejection', error: thrown('price is undefined', base) }, at);
  expect(faults()).toEqual([
    {
      remote,
      version,
      kind: 'rejection',
      message: 'TypeError: price is undefined',
      stack: [{ file: `${base}web/x.js`, line: 1, column: 20, fn: 'f' }],
      page: '/product-details/:slug',
    },
  ]);
});

it('says that a region’s release broke, whichever script was running, and names the incident of the page', () => {
  const error = thrown('Element type is invalid', baseOf('shell', 'b'));
  reporter.fault({ kind: 'thrown', error, origin: 'mf-product@1.0.1', incident: '4f09ab17' }, '/ar/nowhere');
  expect(faults()).toMatchObject([
    { remote: 'mf-product', version: '1.0.1', page: '*', incident: '4f09ab17', stack: [{ line: 1 }] },
  ]);
});

it('blames no release for what others’ scripts, the API or the network did', () => {
  const extension = new Error('x');
  extension.stack = 'Error: x\n    at chrome-extension://abc/inject.js:1:2';
  const origin = 'mf-product@1.0.1';
  reporter.fault({ kind: 'thrown', error: extension }, at);
  reporter.fault({ kind: 'rejection', error: 'a text' }, at);
  reporter.fault({ kind: 'thrown', error: thrown('x', baseOf('mf-product', 'f')) }, at);
  for (const error of [
    new ApiError(500, 'No'),
    new UnreachableError('No'),
    new DOMException('', 'AbortError'),
  ])
    reporter.fault({ kind: 'thrown', error, origin }, at);
  expect(faults()).toEqual([]);
});

it('repeats nothing that is typed into the page', () => {
  document.body.innerHTML =
    '<input value="Noor"><textarea>Block 4</textarea><input type="hidden" value="price">';
  reporter.fault({ kind: 'thrown', error: thrown('price of Noor', baseOf('shell', 'b')) }, at);
  expect(faults()[0]?.message).toBe('TypeError: price of …');
});

it('sends each kind of fault once, and no more than ten in a document', () => {
  for (let time = 0; time < 3; time += 1)
    for (let column = 0; column < 15; column += 1)
      reporter.fault({ kind: 'thrown', error: thrown('x', baseOf('shell', 'b'), column) }, at);
  expect(faults().map(({ stack }) => stack[0]?.column)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('counts calls that got no answer or a server’s fault, and neither refusals nor what was given up', () => {
  const made = { method: 'GET', path: '/products/lamp-7' } as const;
  const left = new UnreachableError('No', { cause: Object.assign(new Error('x'), { code: 'ECONNABORTED' }) });
  for (const error of [new UnreachableError('No'), new UnreachableError('No'), new ApiError(503, 'No')])
    reporter.call(made, error);
  for (const error of [new ApiError(404, 'No'), new DOMException('', 'AbortError'), left])
    reporter.call(made, error);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(3_000);
  const route = '/products/:id';
  expect(calls()).toEqual([
    { method: 'GET', route, status: 0, count: 2 },
    { method: 'GET', route, status: 503, count: 1 },
  ]);
});

it('sends what it counted when the page is hidden, and stops where the API stays away', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  reporter.call({ method: 'POST', path: '/checkout' }, new ApiError(500, 'No'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls()).toHaveLength(1);
  for (let time = 0; time < 20; time += 1) {
    for (let other = 0; other < 30; other += 1)
      reporter.call({ method: 'GET', path: `/page-${other}` }, new ApiError(500, 'No'));
    vi.advanceTimersByTime(3_000);
  }
  expect(sent).toHaveLength(5);
});
