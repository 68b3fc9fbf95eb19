// @vitest-environment happy-dom
import type { RegistryView } from '@dana/releases/api/views';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Standing } from './standing.tsx';

const unsettled: RegistryView['unsettled'] = [
  { was: 'pin', remote: 'mf-content', version: '1.0.1', by: 'duty' },
  { was: 'targets', remote: 'mf-product', version: '1.1.0' },
  { was: 'schedule', remote: 'mf-catalog', version: '1.2.0', by: 'team', due: '2026-12-01T05:00:00.000Z' },
  { was: 'second-person', by: 'lead' },
];

it.each(['en', 'ar'] as const)(
  'names what an earlier release left, and what to do, in %s',
  async (locale) => {
    const registry: RegistryView = { env: 'production', revision: 7, slots: {}, waiting: [], unsettled };
    const { t } = await renderPart(<Standing registry={registry} />, { locale });
    expect(screen.getByText(t('unsettled.title'))).toBeTruthy();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(4);
    for (const [index, words] of [
      ['mf-content', '1.0.1', 'duty'],
      ['mf-product', '1.1.0'],
      ['mf-catalog', '1.2.0', 'team'],
      ['lead', t('log.everything')],
    ].entries())
      for (const word of words) expect(lines[index]).toContain(word);
    expect(lines.join(' ')).not.toMatch(/\{\{|undefined/);
  },
);
