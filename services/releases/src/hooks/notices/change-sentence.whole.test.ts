import { verbSchema } from '@dana/contracts/release/revision';
import type { Notice } from '@dana/contracts/release/notice';
import { expect, it } from 'vitest';
import { arabicSentence } from './arabic-sentence.ts';
import { changeSentence } from './change-sentence.ts';

const change = (verb: string, more: object = {}) =>
  ({ actor: 'night-duty', at: '2026-11-25T06:00:00.000Z', reason: 'a test', verb, ...more }) as Parameters<
    typeof changeSentence
  >[0];
const notice = (verb: string, remotes: string[] = []) => ({ event: 'change', verb, remotes }) as Notice;

it.each([...verbSchema.options, 'restore', 'request', 'reject'])(
  'a change by %s has a sentence of its own in both languages',
  (verb) => {
    const named = { remote: 'mf-demo', from: '1.0.0', to: '1.1.0', percent: 5 };
    const [english, arabic] = [
      changeSentence(change(verb, named)),
      arabicSentence(notice(verb, ['mf-demo'])),
    ];
    expect(english).toContain('mf-demo');
    expect(english).not.toMatch(new RegExp(`^${verb} `));
    expect(arabic).toContain('mf-demo');
  },
);

it('a freeze of everything says so, and until when', () => {
  const until = '2026-12-01T05:00:00.000Z';
  expect(changeSentence(change('freeze', { until }))).toMatch(/^Everything is frozen until .*2026-12-01/);
  expect(changeSentence(change('unfreeze'))).toBe('Everything is no longer frozen');
  expect(arabicSentence(notice('freeze'))).toContain('كل شيء');
});
