import { expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { healthOf, readHealth } from './health-view.ts';
import { readEarlierHooks, readJudge, readWebhookSettings, startJudging } from './start-judging.ts';
import { readWatchSettings } from './windows.ts';

/* Bytes as a store has them from servers that kept listeners there. */
const kept = {
  'hooks/16a0e6f1c2d3b4a5.json':
    '{"schema":1,"id":"16a0e6f1c2d3b4a5","env":"production","preset":"json","target":"https://listener.example/in/very-secret","secret":"whsec_c2VjcmV0IG9mIHRoaXJ0eS10d28gYnl0ZXMgZm9yIGl0","events":["change","taken-back","problem"],"createdAt":"2026-11-25T06:00:00.000Z","createdBy":"noura@shop-1","after":{"revision":3,"incident":0}}\n',
  'hooks/26a0e6f1c2d3b4a5.json':
    '{"schema":1,"id":"26a0e6f1c2d3b4a5","env":"production","preset":"mail","target":"mailto:oncall@shop.example","events":["change"],"createdAt":"2026-11-25T06:00:00.000Z","createdBy":"noura@shop-1","after":{"revision":3,"incident":0}}\n',
  'hooks/36a0e6f1c2d3b4a5.json':
    '{"schema":1,"id":"36a0e6f1c2d3b4a5","env":"staging","preset":"json","target":"https://other.example/in","secret":"whsec_c2VjcmV0IG9mIHRoaXJ0eS10d28gYnl0ZXMgZm9yIGl0","events":["change"],"createdAt":"2026-11-25T06:00:00.000Z","createdBy":"noura@shop-1","after":{"revision":0,"incident":0}}\n',
};

async function storeFromBefore(): Promise<Store> {
  const { store } = await temporaryStore();
  for (const [key, text] of Object.entries(kept))
    await store.putIfAbsent(key, new TextEncoder().encode(text));
  return store;
}

const shopOf = (store: Store, webhook?: Parameters<typeof startJudging>[0]['webhook']) => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const watch = { current: () => undefined, problem: () => undefined, refresh: async () => undefined };
  const settings = readWatchSettings(undefined);
  return { log, judging: startJudging({ store, env: 'production', watch, settings, log, webhook }) };
};

it('says with the first start which settings listeners of before become, and the status says so without their secrets', async () => {
  const store = await storeFromBefore();
  const { log, judging } = shopOf(store);
  const decider = await judging;
  expect(log.warn.mock.calls.map(([, line]) => line)).toEqual([
    'Who is told of changes stands in the settings now, and no longer in the store. Add:',
    'RELEASE_WEBHOOK_URL=https://listener.example/in/very-secret',
    'RELEASE_WEBHOOK_SECRET=whsec_c2VjcmV0IG9mIHRoaXJ0eS10d28gYnl0ZXMgZm9yIGl0',
    'Nothing goes to mailto:…@shop.example (mail) any more: let the listener pass it on.',
  ]);
  const { notes } = healthOf(decider);
  expect(notes).toEqual([
    'Nobody is told at https://listener.example/… any more: set RELEASE_WEBHOOK_URL (the log says how).',
    'Nobody is told at mailto:…@shop.example any more: set RELEASE_WEBHOOK_URL (the log says how).',
  ]);
  await decider.stop();
  // What the log says is taken as it stands.
  const lines = log.warn.mock.calls.flatMap(([, line]) => (/^RELEASE_/.test(line) ? [line.split('=')] : []));
  expect(readWebhookSettings(Object.fromEntries(lines), 'https://shop.example')).toMatchObject({
    secret: 'whsec_c2VjcmV0IG9mIHRoaXJ0eS10d28gYnl0ZXMgZm9yIGl0',
  });
});

it('says nothing once somebody is named, and where there are none', async () => {
  const store = await storeFromBefore();
  const settings = {
    RELEASE_WEBHOOK_URL: 'https://listener.example/in',
    RELEASE_WEBHOOK_SECRET: 'whsec_c2VjcmV0IG9mIHRoaXJ0eS10d28gYnl0ZXMgZm9yIGl0',
  };
  const { log, judging } = shopOf(store, readWebhookSettings(settings, 'https://shop.example'));
  const decider = await judging;
  expect([log.warn.mock.calls, healthOf(decider).notes]).toEqual([[], []]);
  await decider.stop();
  const { store: fresh } = await temporaryStore();
  expect(await readEarlierHooks(fresh, 'production')).toEqual({ lines: [], notes: [] });
});

it('a server that does not judge says since when nobody does, by the note of the one that did', async () => {
  const { store } = await temporaryStore();
  expect(await readHealth(store, 'production')).toMatchObject({ slots: {}, notes: [] });
  expect((await readHealth(store, 'production')).judgesSince).toBeUndefined();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { judging } = shopOf(store);
  const decider = await judging;
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  await vi.waitFor(async () =>
    expect((await readHealth(store, 'production')).judgesSince).toEqual(expect.any(String)),
  );
  const { awaySince } = await readHealth(store, 'production', Date.now() + 200_000);
  expect(awaySince).toEqual(expect.any(String));
  await decider.stop();
});

it('what is left out keeps its default, and what servers of before read is passed over', () => {
  expect(readWatchSettings(undefined)).toMatchObject({ windowMs: 60_000, minAddresses: 12, acts: true });
  expect(readWatchSettings('{"windowMs":10000,"fastSessions":10}')).toMatchObject({ windowMs: 10_000 });
  expect([readJudge(undefined), readJudge('off')]).toEqual([true, false]);
});

it.each(['{', '[]', '{"windowMs":0}', '{"wrongAborts":1}', '{"acts":"no"}'])(
  'RELEASE_WATCH %s is refused in one line',
  (text) => {
    expect(() => readWatchSettings(text)).toThrow(
      /^RELEASE_WATCH cannot be read; .*docs\/settings\.md[^\n]*$/,
    );
  },
);

it('RELEASE_JUDGE is on or off', () => {
  expect(() => readJudge('perhaps')).toThrow(/^RELEASE_JUDGE is "perhaps"; it is "on", or "off"/);
});
