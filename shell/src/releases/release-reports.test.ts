import { beaconSchema } from '@dana/contracts/beacon';
import { expect, it, vi } from 'vitest';
import { createReleaseReports, visitMark } from './release-reports.ts';

const remote = 'mf-a';
const version = '1.0.0';

it('sends good news together after a while, bad news at once, and each only once', () => {
  vi.useFakeTimers();
  const send = vi.fn();
  const { note } = createReleaseReports({ send, session: 'a-visit-1' });
  note({ remote, version, kind: 'loaded' });
  note({ remote, version, kind: 'loaded' });
  note({ remote: 'mf-b', version, kind: 'loaded' });
  expect(send).not.toHaveBeenCalled();
  note({ remote: 'mf-c', version, kind: 'failed', reason: 'missing' });
  note({ remote: 'mf-c', version, kind: 'failed', reason: 'missing' });
  expect(send).toHaveBeenCalledTimes(1);
  expect(beaconSchema.parse(send.mock.calls[0]?.[0]).events.map(({ kind }) => kind)).toEqual([
    'loaded',
    'loaded',
    'failed',
  ]);
  note({ remote: 'mf-d', version, kind: 'loaded' });
  vi.runAllTimers();
  expect(send).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('marks a visit in the same way in all its documents, and goes without where nothing is kept', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(visitMark(storage)).toBe(visitMark(storage));
  const off = () => {
    throw new Error('Storage is switched off.');
  };
  expect(visitMark({ getItem: off, setItem: off })).toMatch(/^[\w-]{8,64}$/);
});
