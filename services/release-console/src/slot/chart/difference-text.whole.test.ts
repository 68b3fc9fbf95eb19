import type { SlotDifference } from '@dana/releases/reading/compare-revisions';
import { expect, it } from 'vitest';
import { loadTexts } from '../../texts/load-texts.ts';
import { differenceText } from './difference-text.ts';

const remote = 'mf-demo';
const canary = { version: '1.1.0', percent: 25 };

it.each<[string, Omit<SlotDifference, 'remote'>]>([
  ['mf-demo from 1.0.0 to 1.1.0', { before: { stable: '1.0.0' }, after: { stable: '1.1.0' } }],
  ['mf-demo begins with 1.0.0', { after: { stable: '1.0.0' } }],
  ['mf-demo is gone', { before: { stable: '1.0.0' } }],
  ['mf-demo 1.1.0 for 25 %', { before: { stable: '1.0.0' }, after: { stable: '1.0.0', canary } }],
  ['canary mf-demo 1.1.0 ends', { before: { stable: '1.0.0', canary }, after: { stable: '1.0.0' } }],
])('says of a change: %s', async (said, difference) => {
  const texts = await loadTexts('en');
  const t = (key: string, values = {}) => texts.t(key, { ns: 'releases', ...values });
  expect(differenceText({ remote, ...difference }, t)).toBe(said);
});
