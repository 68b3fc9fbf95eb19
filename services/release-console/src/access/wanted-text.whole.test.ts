import type { RequestView } from '@dana/releases/admin/second-person-forms';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../texts/load-texts.ts';
import { wantedText } from './wanted-text.ts';

const asked = { id: '1', by: 'anna', at: '', reason: 'x', expires: '', revision: 7 };
let say: (request: Partial<RequestView>) => string;

beforeAll(async () => {
  const texts = await loadTexts('en');
  const t: Parameters<typeof wantedText>[1] = (key, values) => texts.t(key, { ns: 'releases', ...values });
  say = (request) => wantedText({ ...asked, verb: 'promote', remotes: [], ...request }, t, 'en');
});

it('names the change, what it is of, and how it is made', () => {
  expect(say({ remotes: ['mf-content'], version: '1.0.1', force: true })).toBe(
    'Promote mf-content 1.0.1 (by force)',
  );
});

it('says the share of a canary, also of one for some visitors', () => {
  const targeted = { targets: { language: 'ar' as const }, steps: [5, 100] };
  expect(say({ verb: 'canary', remotes: ['mf-content'], version: '1.0.1', targeted })).toBe(
    'Canary mf-content 1.0.1 (5 %, for some visitors)',
  );
});

it('says to which revision everything would go back', () => {
  expect(say({ verb: 'restore', toRevision: 12 })).toBe('As before (revision 12)');
});

it('shows a verb that only a newer server knows as it is', () => {
  expect(say({ verb: 'teleport', remotes: ['shell'] })).toBe('teleport shell');
});
