import { localPath, paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Button, Container, SectionHeading, Tag, TextField } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { categoriesQuery } from '#api/categories.queries.ts';
import { readSearches } from '#product/recent-searches.ts';
import css from './search-start.module.css';

/** Nothing was searched for yet: a field and the departments. The form also works before and without script. */
export function SearchStart() {
  const { t } = useTexts('catalog');
  const { api, locale } = useShell();
  const navigate = useNavigate();
  const recent = useRecentSearches();
  const departments = useQuery(categoriesQuery(api)).data ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('searchText');
    if (typeof text === 'string' && text.trim()) navigate(paths.search({ searchText: text.trim() }));
  };
  return (
    <Container size="narrow" className={css.page}>
      <SectionHeading level={1} title={t('search.titleOfAll')} />
      <form
        role="search"
        aria-label={t('search.titleOfAll')}
        action={localPath(locale, paths.search())}
        className={css.form}
        onSubmit={submit}
      >
        <TextField label={t('search.field')} type="search" name="searchText" className={css.field} />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
      <Searches title={t('search.popular.title')} texts={popular.map((key) => t(`search.popular.${key}`))} />
      {departments.length > 0 && (
        <>
          <h2 className={css.title}>{t('search.departments')}</h2>
          <ul className={css.departments}>
            {departments.map(({ id, name, slug }) => (
              <li key={id}>
                <Tag href={paths.category(slug)}>{name}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
      {/* Known to the browser only, so it stands last: nothing moves when it joins. */}
      {recent.length > 0 && <Searches title={t('suggestions.groups.recent')} texts={recent} />}
    </Container>
  );
}

/** What many look for; each is a text of its own in both languages. */
const popular = ['headphones', 'pearls', 'linen', 'oud', 'sneakers'] as const;

function Searches({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.departments}>
        {texts.map((text) => (
          <li key={text}>
            <Tag href={paths.search({ searchText: text })}>{text}</Tag>
          </li>
        ))}
      </ul>
    </>
  );
}

const neverChanges = () => () => {};
const separator = '\n';

/** Earlier searches of this browser; none on the server and while a sent page is taken over. */
function useRecentSearches(): readonly string[] {
  const joined = useSyncExternalStore(
    neverChanges,
    () => readSearches().join(separator),
    () => '',
  );
  return joined === '' ? [] : joined.split(separator);
}
