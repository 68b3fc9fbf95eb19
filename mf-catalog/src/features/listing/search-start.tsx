import { paths } from '@dana/contracts/paths';
import { useShell } from '@dana/runtime';
import { Container, SectionHeading } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { categoriesQuery } from '#api/categories.queries.ts';
import { readSearches } from '#product/recent-searches.ts';
import { useTranslation } from 'react-i18next';
import { SearchForm } from './search-form.tsx';
import css from './search.module.css';
import { LinkTags, PopularSearches, searchesFor } from './search-tags.tsx';

/** Nothing was searched for yet: a field, what many look for, and the departments. */
export function SearchStart() {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const recent = useRecentSearches();
  const departments = useQuery(categoriesQuery(api)).data ?? [];
  return (
    <Container size="narrow" className={css.page}>
      <SectionHeading level={1} title={t('search.titleOfAll')} />
      <SearchForm />
      <PopularSearches />
      <LinkTags
        title={t('search.departments')}
        places={departments.map(({ name, slug }) => ({ text: name, href: paths.category(slug) }))}
      />
      {/* Known to the browser only, so it stands last: nothing moves when it joins. */}
      <LinkTags title={t('suggestions.groups.recent')} places={searchesFor(recent)} />
    </Container>
  );
}

const neverChanges = () => () => {};
const separator = '\n';

/** Earlier searches of this browser; none on the server and while a sent page is hydrated. */
function useRecentSearches(): readonly string[] {
  const joined = useSyncExternalStore(
    neverChanges,
    () => readSearches().join(separator),
    () => '',
  );
  return joined === '' ? [] : joined.split(separator);
}
