import { localPath, paths } from '@dana/contracts/paths';
import { identifierText } from '@dana/contracts/typed-text';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Button, TextField } from '@dana/ui';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import css from './search.module.css';

/** A field to search with, on a page of its own. It also works before and without script. */
export function SearchForm({ text }: { text?: string | undefined }) {
  const { t } = useTexts('catalog');
  const { locale } = useShell();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('searchText');
    const searchText = identifierText(String(typed ?? ''));
    if (searchText) navigate(paths.search({ searchText }));
  };
  return (
    <form
      role="search"
      aria-label={t('search.titleOfAll')}
      action={localPath(locale, paths.search())}
      className={css.form}
      onSubmit={submit}
    >
      <TextField
        key={text}
        label={t('search.field')}
        type="search"
        name="searchText"
        defaultValue={text}
        className={css.field}
      />
      <Button type="submit">{t('search.submit')}</Button>
    </form>
  );
}
