// @vitest-environment happy-dom
import { compositionPath } from '@dana/contracts/composition-path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RemoteReleases } from '../../loading/load-from-remote.ts';
import { createAwaitOther } from './await-other.ts';
import * as file from './recovery-poller.ts';

const release = (remote: string, mark: string) => ({ current: { base: `/assets/${remote}/${mark}/` } });
const own = () => ({ 'mf-a': release('mf-a', 'a1'), 'mf-b': release('mf-b', 'b1') });

const present = { id: 'made-of', revision: 7, shell: { version: '1.0.2', base: '/assets/shell/s2/' } };

let live: ReturnType<typeof own>;
let liveShell: { composition: string; revision: number; treeHash: string };
let asked: string[];
let isAway: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  live = own();
  liveShell = { composition: present.id, revision: present.revision, treeHash: 's2' };
  asked = [];
  isAway = false;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (isAway) throw new TypeError('offline');
    const entries = Object.entries(live).map(([remote, { current }]) => [
      remote,
      { treeHash: current.base.split('/')[3] },
    ]);
    const { treeHash, ...newest } = liveShell;
    const remotes = path === compositionPath ? live : Object.fromEntries(entries);
    return Response.json({ ...newest, shell: { treeHash }, remotes });
  });
});

/** A document of these releases in which something of a remote is missing. */
function openPage() {
  const remotes = own() as unknown as Record<string, RemoteReleases>;
  const onExchanged = vi.fn();
  const leave = vi.fn();
  const options = { present, remotes, onExchanged, leave };
  const awaitOther = createAwaitOther(options, async () => file);
  return { remotes, onExchanged, leave, awaitOther };
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

it('calls back once when another version of a remote is live, and gives the loader that one', async () => {
  const { remotes, onExchanged, awaitOther } = openPage();
  const heal = vi.fn();
  awaitOther('mf-a', heal);
  await seconds(20);
  expect(heal).not.toHaveBeenCalled();
  expect(asked).not.toContain(compositionPath);
  live['mf-a'] = release('mf-a', 'a0');
  live['mf-b'] = release('mf-b', 'b0');
  await seconds(80);
  expect(heal).toHaveBeenCalledOnce();
  expect(onExchanged).toHaveBeenCalledOnce();
  expect(asked.filter((path) => path === compositionPath)).toHaveLength(1);
  // The other remote is well, and stays as it is.
  expect([remotes['mf-a'], remotes['mf-b']]).toEqual([live['mf-a'], own()['mf-b']]);
});

it('looks more and more seldom, and ends when nothing is missing any more', async () => {
  const { awaitOther } = openPage();
  const end = awaitOther('mf-a', vi.fn());
  await seconds(60);
  const inFirstMinute = asked.length;
  await seconds(600);
  expect(inFirstMinute).toBeGreaterThanOrEqual(3);
  expect(asked.length - inFirstMinute).toBeGreaterThanOrEqual(6);
  expect(asked.length - inFirstMinute).toBeLessThanOrEqual(15);
  end();
  const atTheEnd = asked.length;
  await seconds(600);
  expect(asked).toHaveLength(atTheEnd);
});

it('asks nothing while nobody looks or there is no network, and looks when that changes', async () => {
  const { awaitOther } = openPage();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const heal = vi.fn();
  awaitOther('mf-a', heal);
  live['mf-a'] = release('mf-a', 'a0');
  await seconds(600);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await seconds(600);
  expect(asked).toEqual([]);
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await seconds(1);
  expect(heal).toHaveBeenCalledOnce();
});

it('goes on looking when the shop does not answer', async () => {
  const { awaitOther } = openPage();
  const heal = vi.fn();
  awaitOther('mf-a', heal);
  isAway = true;
  live['mf-a'] = release('mf-a', 'a0');
  await seconds(120);
  expect(heal).not.toHaveBeenCalled();
  isAway = false;
  await seconds(80);
  expect(heal).toHaveBeenCalledOnce();
});

it('calls back with each look, more and more seldom, for what may come back as it is, also when the map does not come', async () => {
  const { awaitOther, onExchanged } = openPage();
  const heal = vi.fn();
  const end = awaitOther('mf-a', heal, true);
  isAway = true;
  await seconds(60);
  const inFirstMinute = heal.mock.calls.length;
  await seconds(600);
  expect(inFirstMinute).toBeGreaterThanOrEqual(3);
  expect(heal.mock.calls.length - inFirstMinute).toBeLessThanOrEqual(15);
  expect(onExchanged).not.toHaveBeenCalled();
  end();
  const atTheEnd = heal.mock.calls.length;
  await seconds(600);
  expect(heal).toHaveBeenCalledTimes(atTheEnd);
});

it('exchanges nothing for what was given up before it could look', async () => {
  const { remotes, awaitOther } = openPage();
  awaitOther('mf-a', vi.fn())();
  live['mf-a'] = release('mf-a', 'a0');
  await seconds(600);
  expect(asked).toEqual([]);
  expect(remotes['mf-a']).toEqual(own()['mf-a']);
});

it('leaves the document when its shell was taken back, and goes on waiting where the shopper would lose something', async () => {
  const { awaitOther, leave } = openPage();
  const heal = vi.fn();
  awaitOther('mf-a', heal);
  // A visitor of a canary has another shell than the map all along.
  liveShell = { composition: 'of-most', revision: present.revision, treeHash: 's1' };
  await seconds(120);
  expect(leave).not.toHaveBeenCalled();
  liveShell.revision += 1;
  await seconds(180);
  expect(leave.mock.calls.length).toBeGreaterThan(1);
  expect(heal).not.toHaveBeenCalled();
});

it('takes a remote’s other version first, and the shell’s only when that did not help', async () => {
  const { awaitOther, leave } = openPage();
  const heal = vi.fn();
  awaitOther('mf-a', heal);
  live['mf-a'] = release('mf-a', 'a0');
  liveShell = { composition: 'newer', revision: present.revision + 1, treeHash: 's1' };
  await seconds(5);
  expect([heal.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
  await seconds(80);
  expect(leave).toHaveBeenCalled();
});
