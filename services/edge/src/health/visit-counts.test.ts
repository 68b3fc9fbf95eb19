import type { Counts } from '@dana/contracts/release/visit-counts';
import { releaseApi } from '@dana/releases/api/release-api';
import { createDecider } from '@dana/releases/health/decider';
import { healthOf } from '@dana/releases/health/health-view';
import { readWatchSettings } from '@dana/releases/health/windows';
import { issueToken } from '@dana/releases/keeping/tokens';
import { signText } from '@dana/releases/log/signed-text';
import { sharedSecret } from '@dana/releases/store/store';
import { temporaryStore } from '@dana/releases/testing/temporary-store';
import { expect, it, onTestFinished, vi } from 'vitest';
import { countsTo, createVisitCounts } from './visit-counts.ts';
import { openVisitTokens } from './visit-tokens.ts';

const env = 'production';
const nothing = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** A release server that judges, asked in this process, and what counts for it. */
async function openCounting() {
  const { store } = await temporaryStore();
  const watch = { current: () => undefined, problem: () => undefined, refresh: async () => undefined };
  const decider = createDecider({ store, env, watch, settings: readWatchSettings(undefined), log: nothing });
  const api = releaseApi({ store, env, decider });
  const answering = { isAway: false };
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    if (answering.isAway) throw new Error('connect ECONNREFUSED');
    return api.request(url.pathname, init);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  let nowMs = Date.now();
  const onProblem = vi.fn();
  const { hash } = await openVisitTokens({ store, env });
  const counts = createVisitCounts({
    ...{ env, hash, onProblem, now: () => nowMs, knowsBy: () => 'address' as const },
    deliver: countsTo('http://releases:8082/', store),
  });
  onTestFinished(counts.stop);
  const visits = () => healthOf(decider).slots['mf-demo']?.map(({ visits: seen, failed }) => [seen, failed]);
  return {
    ...{ store, api, counts, onProblem, answering, decider, visits },
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

const visit = (name: string) => ({ visit: name, address: `address of ${name}` });

it('sends what it counted to the release server, signed, and nothing of who it was', async () => {
  const { counts, visits, decider } = await openCounting();
  const take = vi.spyOn(decider, 'take');
  expect(counts.add(visit('one'), 'mf-demo@1.0.0', 'loaded')).toBe(true);
  expect(counts.add(visit('one'), 'mf-demo@1.0.0', 'loaded')).toBe(false);
  counts.add(visit('one'), 'mf-demo@1.0.0', 'thrown');
  counts.add(visit('two'), 'mf-demo@1.0.0', 'loaded');
  await counts.send();
  await counts.send();
  expect(visits()).toEqual([[2, 1]]);
  expect(JSON.stringify(take.mock.calls)).not.toMatch(/"one|address of/);
});

it('keeps a minute of it while nobody judges, says so once, and goes on when somebody does', async () => {
  const { counts, answering, onProblem, pass, visits } = await openCounting();
  answering.isAway = true;
  counts.add(visit('too old'), 'mf-demo@1.0.0', 'loaded');
  await counts.send();
  pass(61_000);
  counts.add(visit('young'), 'mf-demo@1.0.0', 'failed');
  await counts.send();
  expect(onProblem).toHaveBeenCalledExactlyOnceWith(
    'http://releases:8082/ cannot be reached (connect ECONNREFUSED).',
  );
  answering.isAway = false;
  await counts.send();
  expect(visits()).toEqual([[1, 1]]);
});

it('is refused without the signature of the shop, in another form, and of an environment that nobody judges there', async () => {
  const { api, store, counts, onProblem, visits } = await openCounting();
  const counted: Counts = {
    ...{ env, edge: 'one', knowsBy: 'address' },
    visits: [{ visit: 'a-visit-of-one', address: 1, outcomes: { 'mf-demo@1.0.0': 'failed' } }],
  };
  const send = async (body: string) => (await api.request('/v1/counts', { method: 'POST', body })).status;
  const secret = await sharedSecret(store, 'counts');
  const { text: token } = await issueToken(store, {
    ...{ name: 'team', scopes: ['release:*'], days: 1, createdBy: 'test' },
  });
  for (const body of [
    '',
    '{}',
    signText(counted, 'another key'),
    signText(counted, token),
    `${signText(counted, secret)}x`,
  ])
    expect(await send(body)).toBe(401);
  expect(await send(signText({ ...counted, visits: 'all' }, secret))).toBe(400);
  expect(await send(signText({ ...counted, env: 'staging' }, secret))).toBe(404);
  expect(await send('x'.repeat(3 * 1024 * 1024))).toBe(413);
  expect(visits()).toBeUndefined();
  expect(await send(signText(counted, secret))).toBe(200);
  expect(visits()).toEqual([[1, 1]]);
  expect(onProblem).not.toHaveBeenCalled();
  await counts.send();
});
