import { expect, it } from 'vitest';
import { readJudge } from './start-judging.ts';
import { readWatchSettings } from './windows.ts';

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
