import { type Revision, verbSchema } from '@dana/contracts/release/revision';
import { expect, it } from 'vitest';
import { noticeOfRevision } from './notices.ts';

const sentenceOf = (verb: string, more: object = {}): string => {
  const change = { actor: 'night-duty', at: '2026-11-25T06:00:00.000Z', reason: 'a test', verb, ...more };
  const revision = { env: 'production', revision: 7, change } as Revision;
  return noticeOfRevision({ revision, hash: 'a'.repeat(64) }).sentence;
};

it.each([...verbSchema.options, 'restore'])('a change by %s has a sentence of its own', (verb) => {
  const sentence = sentenceOf(verb, { remote: 'mf-demo', from: '1.0.0', to: '1.1.0', percent: 5 });
  expect(sentence).toContain('mf-demo');
  expect(sentence).not.toMatch(new RegExp(`^${verb} `));
});

it('a freeze of everything says so, and until when', () => {
  const until = '2026-12-01T05:00:00.000Z';
  expect(sentenceOf('freeze', { until })).toMatch(/^Everything is frozen until .*2026-12-01/);
  expect(sentenceOf('unfreeze')).toBe('Everything is no longer frozen');
});

it('what was done by itself, or by force, says so; a verb of a newer server is written as it is', () => {
  const named = { remote: 'mf-demo', from: '1.1.0', to: '1.0.0' };
  expect(sentenceOf('rollback', { ...named, automatic: true })).toMatch(/by itself\)$/);
  expect(sentenceOf('promote', { ...named, forced: true })).toMatch(/by force\)$/);
  expect(sentenceOf('teleport', named)).toBe('teleport mf-demo 1.1.0 → 1.0.0');
});
