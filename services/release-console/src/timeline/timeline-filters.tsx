import { Button, classNames, SelectField, TextField } from '@dana/ui';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConsoleTexts } from '../texts/use-console-texts.ts';
import { filtersOf, withFilters } from './happening-filters.ts';
import css from './timeline-filters.module.css';
import { WhatField, whatOf } from './what-field.tsx';

/** What the timeline is narrowed to. It stands in the address, so that it can be sent to somebody. */
export function TimelineFilters({ remotes }: { remotes: readonly string[] }) {
  const { t } = useConsoleTexts();
  const [address, setAddress] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const form = useId();
  const filters = filtersOf(address);
  const count = Object.keys(filters).length;
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { what = '', ...fields } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      string,
      string
    >;
    setAddress(withFilters(address, { ...fields, ...whatOf(what) }));
    setIsOpen(false);
  };
  return (
    <div className={css.filters}>
      <Button
        className={css.opener}
        variant="outline"
        size="small"
        aria-expanded={isOpen}
        aria-controls={form}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? t('audit.filtersSet', { count }) : t('audit.filters')}
      </Button>
      <form
        // What somebody typed goes with the address that it was typed at.
        key={withFilters(new URLSearchParams(), filters).toString()}
        id={form}
        className={classNames(css.form, isOpen && css.open)}
        aria-label={t('audit.filters')}
        onSubmit={show}
      >
        <SelectField name="remote" label={t('audit.remote')} defaultValue={filters.remote}>
          <option value="">{t('audit.all')}</option>
          {remotes.map((remote) => (
            <option key={remote}>{remote}</option>
          ))}
        </SelectField>
        <WhatField filters={filters} />
        <TextField
          name="actor"
          label={t('audit.who')}
          defaultValue={filters.actor}
          maxLength={200}
          autoComplete="off"
        />
        <TextField type="date" name="from" label={t('audit.from')} defaultValue={filters.from} />
        <TextField type="date" name="to" label={t('audit.to')} defaultValue={filters.to} />
        <TextField
          type="search"
          name="text"
          label={t('audit.text')}
          defaultValue={filters.text}
          maxLength={200}
        />
        <div className={css.actions}>
          <Button type="submit" size="small">
            {t('audit.show')}
          </Button>
          {count > 0 && (
            <Button variant="quiet" size="small" onClick={() => setAddress(withFilters(address, {}))}>
              {t('audit.clear')}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
