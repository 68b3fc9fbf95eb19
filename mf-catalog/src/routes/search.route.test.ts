import type { PageRequest } from '@dana/runtime';
import { expect, it } from 'vitest';
import { createTexts } from '@dana/i18n';
import ar from '../locales/ar.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { head } from './search.route.tsx';

it.each([
  ['en', en],
  ['ar', ar],
] as const)('names in %s at most 80 characters of what was searched for in its title', (locale, texts) => {
  const read = createTexts(locale, { catalog: texts });
  const t: PageRequest['t'] = (key, values) => read.t(key, { ns: 'catalog', ...values });
  const titleOf = (query: string) =>
    head({ t, search: new URLSearchParams({ searchText: query }) } as PageRequest).title;
  expect(titleOf('oud')).toContain('oud');
  expect(titleOf('oud')).not.toContain('…');
  expect(titleOf('a'.repeat(81))).toContain(`${'a'.repeat(80)}…`);
  expect(titleOf('👩\u200d👧'.repeat(30))).toContain('👩');
});
