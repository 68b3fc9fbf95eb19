import { localPath, paths } from '@dana/contracts/paths';
import { isLongSearch, searchedText, searchMaxLength } from '@dana/contracts/typed-text';
import { useShell } from '@dana/runtime';
import { Button, TextField } from '@dana/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './search.module.css';

/** A field to search with, on a page of its own. It also works before and without script. */
export function SearchForm({ text }: { text?: string | undefined }) {
  const { t } = useTranslation('catalog');
  const { locale } = useShell();
  const navigate = useNavigate();
  const [isLong, setLong] = useState(false);
  const tooLong = isLong ? t('search.tooLong', { max: searchMaxLength }) : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('searchText');
    const searchText = searchedText(String(typed ?? ''));
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
        hint={tooLong}
        onChange={({ target }) => setLong(isLongSearch(target.value))}
        className={css.field}
      />
      <Button type="submit">{t('search.submit')}</Button>
      <span role="status" className="visually-hidden">
        {tooLong}
      </span>
    </form>
  );
}
