// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { TimelineFilters } from './timeline-filters.tsx';

const filters = <TimelineFilters remotes={['mf-content', 'shell']} />;

it('puts what is chosen into the address, and takes it out again', async () => {
  const { t, user, place } = await renderPart(filters, { at: '/timeline?env=staging' });
  await user.selectOptions(screen.getByLabelText(t('audit.remote')), 'shell');
  await user.selectOptions(screen.getByLabelText(t('audit.what')), t('audit.kinds.refused'));
  await user.type(screen.getByLabelText(t('audit.text')), 'teaser{Enter}');
  expect(place.address).toBe('/timeline?env=staging&remote=shell&text=teaser&kind=refused');
  await user.click(screen.getByRole('button', { name: t('audit.clear') }));
  expect(place.address).toBe('/timeline?env=staging');
  expect(screen.getByLabelText<HTMLInputElement>(t('audit.text')).value).toBe('');
});

it('shows what the address says', async () => {
  const { t } = await renderPart(filters, { at: '/timeline?verb=rollback&actor=duty&from=2026-11-20' });
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(t(label)).value;
  expect([value('audit.what'), value('audit.who'), value('audit.from')]).toEqual([
    'verb rollback',
    'duty',
    '2026-11-20',
  ]);
  expect(screen.getByRole('button', { name: t('audit.filtersSet', { count: 3 }) })).toBeTruthy();
});
