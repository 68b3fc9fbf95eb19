import { beaconSchema } from '@dana/contracts/beacon';
import { expect, it, vi } from 'vitest';
import { createReleaseReports, visitMark } from './release-reports.ts';

const remote = 'mf-a';
const version = '1.0.0';

/** A network that can go away and come back. */
function createConnection() {
  const waiting: (() => void)[] = [];
  let isOnline = true;
  return {
    isOnline: () => isOnline,
    onceOnline: (then: () => void) => void waiting.push(then),
    goAway: () => {
      isOnline = false;
    },
    comeBack: () => {
      isOnline = true;
      for (const then of waiting.splice(0)) then();
    },
  };
}

it('sends successes together after a while, failures at once, and each only once', () => {
  vi.useFakeTimers();
  const send = vi.fn();
  const { note } = createReleaseReports({ send, mark: () => 'visit.signed', connection: createConnection() });
  note({ remote, version, kind: 'loaded' });
  note({ remote, version, kind: 'loaded' });
  note({ remote: 'mf-b', version, kind: 'loaded' });
  expect(send).not.toHaveBeenCalled();
  note({ remote: 'mf-c', version, kind: 'failed', reason: 'missing' });
  note({ remote: 'mf-c', version, kind: 'failed', reason: 'missing' });
  expect(send).toHaveBeenCalledTimes(1);
  expect(beaconSchema.parse(send.mock.calls[0]?.[0]).mark).toBe('visit.signed');
  expect(beaconSchema.parse(send.mock.calls[0]?.[0]).events.map(({ kind }) => kind)).toEqual([
    'loaded',
    'loaded',
    'failed',
  ]);
  note({ remote: 'mf-d', version, kind: 'loaded' });
  vi.runAllTimers();
  expect(send).toHaveBeenCalledTimes(2);
});

it('keeps reports while there is no network, and blames no release for what cannot be had then', () => {
  vi.useFakeTimers();
  const send = vi.fn();
  const connection = createConnection();
  const { note } = createReleaseReports({ send, mark: () => 'visit.signed', connection });
  note({ remote, version, kind: 'loaded' });
  connection.goAway();
  note({ remote: 'mf-b', version, kind: 'failed', reason: 'missing' });
  vi.runAllTimers();
  expect(send).not.toHaveBeenCalled();
  connection.comeBack();
  expect(send.mock.calls.map(([beacon]) => beaconSchema.parse(beacon).events)).toEqual([
    [{ remote, version, kind: 'loaded' }],
  ]);
  note({ remote: 'mf-b', version, kind: 'failed', reason: 'missing' });
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends what else is known of a document at once, each by itself, and without a network when there is one again', () => {
  const send = vi.fn();
  const connection = createConnection();
  const { add } = createReleaseReports({ send, mark: () => 'visit.signed', connection });
  const vitals = { lcpMs: 1_200, page: '/' };
  const calls = [{ method: 'GET', route: '/home', status: 0, count: 1 }];
  add({ vitals });
  expect(send).toHaveBeenCalledOnce();
  connection.goAway();
  add({ vitals });
  add({ calls });
  expect(send).toHaveBeenCalledOnce();
  connection.comeBack();
  expect(send.mock.calls.map(([beacon]) => beaconSchema.parse(beacon))).toEqual(
    [{ vitals }, { vitals }, { calls }].map((details) => ({ mark: 'visit.signed', events: [], ...details })),
  );
});

it('sends the mark that the server gave this document, and none where it gave none', () => {
  const timing = (...names: string[]) =>
    [
      { serverTiming: names.map((name) => ({ name, description: `${name}.signed`, duration: 0 })) },
    ] as unknown as PerformanceEntryList;
  expect(visitMark(timing('cache', 'visit'))).toBe('visit.signed');
  expect(visitMark(timing('cache'))).toBeUndefined();
  expect(visitMark([])).toBeUndefined();
  const send = vi.fn();
  const { note } = createReleaseReports({ send, mark: () => undefined, connection: createConnection() });
  note({ remote, version, kind: 'failed', reason: 'missing' });
  expect(beaconSchema.parse(JSON.parse(JSON.stringify(send.mock.calls[0]?.[0]))).mark).toBeUndefined();
});
