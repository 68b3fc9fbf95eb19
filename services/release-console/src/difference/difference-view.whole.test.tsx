// @vitest-environment happy-dom
import type { ReleaseDifference } from '@dana/releases/admin/difference/release-difference';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { DifferenceView } from './difference-view.tsx';

const none = {
  routes: [],
  modules: [],
  slots: [],
  shows: [],
  emits: [],
  listens: [],
  shared: [],
  provides: [],
};
const difference: ReleaseDifference = {
  ...{ remote: 'mf-content', isSame: false, ...none },
  from: { version: '1.0.0', publishedAt: '2026-11-20T10:00:00.000Z', publishedBy: 'pipeline' },
  to: { version: '1.0.1' },
  sizes: {
    all: { from: 1_000_000, to: 1_200_000 },
    firstLoad: { from: 57_000, to: 57_010 },
    kinds: { server: { from: 500_000, to: 500_000 }, script: { from: 500_000, to: 700_000 } },
  },
  texts: { en: { changes: [], more: 0 }, ar: null },
};

it('says how heavy both are, a dash where that is the same', async () => {
  await renderPart(<DifferenceView difference={difference} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'What1.0.01.0.1Change',
    'First load57.057.0–',
    'All files1,000.01,200.0+200.0',
    'Scripts500.0700.0+200.0',
    'For the server500.0500.0–',
  ]);
});

it('lists what came, went or changed, with what is lost by it', async () => {
  const changed: ReleaseDifference = {
    ...difference,
    routes: [{ name: '/journal', kind: 'added', to: './journal.route, default, public' }],
    emits: [{ name: 'cart.changed', kind: 'changed', loss: 'total is missing' }],
    texts: {
      en: { changes: [{ name: 'title', kind: 'changed', from: 'Blog', to: 'Journal' }], more: 2 },
      ar: null,
    },
  };
  const { t } = await renderPart(<DifferenceView difference={changed} />);
  const part = (label: string) => screen.getByRole('region', { name: t(label) }).textContent;
  expect(part('difference.parts.routes')).toContain('New/journal');
  expect(part('difference.parts.emits')).toContain('total is missing');
  expect(part('difference.texts.en')).toMatch(/title.*Before: Blog.*Now: Journal.*and 2 more/);
});

it('keeps apart what is the same in both and what nobody knows', async () => {
  await renderPart(<DifferenceView difference={{ ...difference, shows: null }} />);
  expect(screen.getByText(/^The same in both: Pages, .*English texts\.$/).textContent).not.toContain('gives');
  expect(screen.getByText(/^Not known, .*: Slots of others it shows, Arabic texts\.$/)).toBeTruthy();
  expect(screen.getByText('1.0.1: by whom it was published is not known')).toBeTruthy();
});

it('says of the same build under two versions that it is the same', async () => {
  const { t } = await renderPart(<DifferenceView difference={{ ...difference, isSame: true }} />);
  expect(screen.getByText(t('difference.same'))).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
