// @vitest-environment happy-dom
import type { BeaconDetails } from '@dana/contracts/beacon';
import { expect, it, vi } from 'vitest';
import * as file from './fault-reporter.ts';
import { createFaultReports } from './fault-reports.ts';
import { noteRecovered } from './note-recovered.ts';
import { watchWindow } from './watch-window.ts';

const base = `/assets/shell/${'b'.repeat(64)}/`;
const composition = { shell: { version: '1.0.2', base }, remotes: {} };

/** A document that takes notes, with what it sends. */
function open(load: Parameters<typeof createFaultReports>[1] = async () => file) {
  const sent: BeaconDetails[] = [];
  const reports = createFaultReports({ composition, send: (details) => void sent.push(details) }, load);
  const faults = () => sent.flatMap((details) => details.faults ?? []);
  return { reports, sent, faults, said: () => faults().map(({ kind, message }) => [kind, message]) };
}

function broken(message: string, options?: ErrorOptions): Error {
  const error = new Error(message, options);
  error.stack = `Error: ${message}\n    at f (${location.origin}${base}web/x.js:1:20)`;
  return error;
}
const uncaught = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));
const unhandled = (reason: Error) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('reports what nobody catches in a document, each error once', async () => {
  const { reports, said } = open();
  watchWindow(reports);
  const error = broken('first');
  uncaught(error);
  unhandled(error);
  unhandled(broken('second'));
  await reports.sent();
  expect(said()).toEqual([
    ['thrown', 'first'],
    ['rejection', 'second'],
  ]);
});

it('reports what React recovered from by its cause, and not once more when the window gets it', async () => {
  const { reports, faults, said } = open();
  watchWindow(reports);
  vi.stubGlobal('reportError', uncaught);
  const recovered = noteRecovered(reports);
  recovered(broken('It was rendered again.', { cause: broken('date differs') }));
  recovered(broken('Minified React error #418; visit https://react.dev/errors/418?args[]=text'), {
    componentStack: `\n    at Price (${location.origin}${base}web/x.js:1:7)`,
  });
  recovered(broken('Minified React error #419; visit https://react.dev/errors/419'));
  await reports.sent();
  expect(said()).toEqual([
    ['hydration', 'date differs'],
    ['hydration', 'Minified React error #418; visit react.dev/…'],
  ]);
  expect(faults()[1]?.stack).toMatchObject([{ fn: 'Price', column: 7 }]);
});

it('waits for the file that describes faults, which is asked for again when the connection is back', async () => {
  vi.useFakeTimers();
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new Error('It did not come.');
    return file;
  });
  const { reports, sent, said } = open(load);
  expect(load).not.toHaveBeenCalled();
  reports.fault({ kind: 'thrown', error: broken('early') });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([]);
  isThere = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(said()).toEqual([['thrown', 'early']]);
});

it('lets a reload wait no longer than a second for what is being sent', async () => {
  vi.useFakeTimers();
  const { reports } = open(() => new Promise(() => undefined));
  reports.fault({ kind: 'thrown', error: broken('early') });
  const over = vi.fn();
  void reports.sent().then(over);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(over).toHaveBeenCalled();
});

it('looks at fifty errors of a page that breaks in a loop, and at the next call that fails', async () => {
  const fault = vi.fn();
  const call = vi.fn();
  const load = async () => ({ createFaultReporter: () => ({ fault, call }) });
  const { reports } = open(load);
  for (let time = 0; time < 1_000; time += 1) reports.fault({ kind: 'thrown', error: broken('again') });
  reports.call({ method: 'GET', path: '/home' }, broken('x'));
  await reports.sent();
  expect([fault.mock.calls.length, call.mock.calls.length]).toEqual([50, 1]);
});
