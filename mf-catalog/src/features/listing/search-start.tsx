import { localPath, paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Button, Container, SectionHeading, Tag, TextField } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { categoriesQuery } from '#api/categories.queries.ts';
import css from './search-start.module.css';

/** Nothing was searched for yet: a field and the departments. The form also works before and without script. */
export function SearchStart() {
  const { t } = useTexts('catalog');
  const { api, locale } = useShell();
  const navigate = useNavigate();
  const departments = useQuery(categoriesQuery(api)).data ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('searchText');
    if (typeof text === 'string' && text.trim()) navigate(paths.search({ searchText: text.trim() }));
  };
  return (
    <Container size="narrow" className={css.page}>
      <SectionHeading level={1} title={t('search.titleOfAll')} />
      <form role="search" action={localPath(locale, paths.search())} className={css.form} onSubmit={submit}>
        <TextField label={t('search.field')} type="search" name="searchText" className={css.field} />
        <Button type="submit">{t('search.submit')}</Button>
      </form>
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
    </Container>
  );
}
