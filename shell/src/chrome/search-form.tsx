import { localPath, paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Icon } from '@dana/ui';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKnownPages } from './known-pages.tsx';
import css from './search-form.module.css';

/** The listing's query parameters are its address (docs/shop-rules.md). */
const queryField = 'searchText';
const longestQuery = 100;

/** The search field of wide screens; narrower ones have a link to the search page. Without words nothing happens. */
export function SearchForm() {
  const { t } = useTexts('shell');
  const { locale } = useShell();
  const navigate = useNavigate();
  const isKnown = useKnownPages();
  if (!isKnown(paths.search())) return null;

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const searchText = String(new FormData(event.currentTarget).get(queryField) ?? '').trim();
    if (searchText !== '') void navigate(paths.search({ searchText }));
  };
  return (
    <div role="search" className={css.search}>
      <form action={localPath(locale, paths.search())} className={css.form} onSubmit={search}>
        <Icon name="search" className={css.icon} />
        <input
          type="search"
          name={queryField}
          required
          dir="auto"
          maxLength={longestQuery}
          aria-label={t('header.searchLabel')}
          placeholder={t('header.searchLabel')}
          enterKeyHint="search"
          autoComplete="off"
          className={css.input}
        />
      </form>
    </div>
  );
}
