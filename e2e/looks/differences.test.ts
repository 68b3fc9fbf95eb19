import { expect, it } from 'vitest';
import { differencesIn } from './differences.ts';
import { differencesSheet } from './differences-sheet.ts';

const attachments = ['expected', 'actual', 'diff'].map((kind) => ({
  name: `home-ar-390-light-${kind}.png`,
  path: `/results/home-ar-390-light-${kind}.png`,
}));
const ran = (...found: { name: string; path?: string }[]) => ({
  tests: [{ results: [{ attachments: found }] }],
});

it('finds each view that differs, however deep it stands, and none that is as it was', () => {
  const trace = { name: 'trace', path: '/results/trace.zip' };
  const report = { suites: [{ suites: [{ specs: [ran(trace)] }, { specs: [ran(trace, ...attachments)] }] }] };
  expect(differencesIn(report)).toEqual([
    {
      name: 'home-ar-390-light',
      before: '/results/home-ar-390-light-expected.png',
      after: '/results/home-ar-390-light-actual.png',
      difference: '/results/home-ar-390-light-diff.png',
    },
  ]);
});

it('shows before, after and difference side by side, and says which of them there is not', () => {
  const sheet = differencesSheet([{ name: 'new-view', after: 'new-view-after.png' }]);
  expect(sheet).toContain('<h2 id="new-view">new-view</h2>');
  expect(sheet).toContain('<img src="new-view-after.png" alt="new-view, after"');
  expect(sheet.match(/There is none/g)).toHaveLength(2);
});
