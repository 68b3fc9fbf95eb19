import { localPath, paths } from '@dana/contracts/paths';
import { isLongSearch, searchMaxLength } from '@dana/contracts/typed-text';
import type { SlotProps } from '@dana/contracts/slots';
import { offers } from '@dana/contracts/offers';
import { RemoteSlot, useShell } from '@dana/runtime';
import { classNames, Icon } from '@dana/ui';
import field from '@dana/ui/search-form.module.css';
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useKnownPages } from '../navigation/known-pages.tsx';
import { DepartmentSelect } from './department-select.tsx';
import { departmentField, queryField, readSearch, searchedFor } from './read-search.ts';
import css from './search-form.module.css';

const slot = 'catalog.searchSuggestions';
type SlotState = SlotProps<typeof slot>;

type SearchFormProps = {
  /** `header`: the field of a row, from 75 rem. `wide`: with departments, from 62 rem. `overlay`: as `wide`, always. */
  place: SlotState['place'];
  /** Distinguishes a second search of a page from the header's. */
  label?: string;
};

/**
 * The search of the frame. A plain form first; as soon as the shopper turns to it, the field with suggestions takes its
 * place, if a live remote offers one. Without words and without a department nothing happens.
 */
export function SearchForm({ place, label }: SearchFormProps) {
  const { t } = useTranslation('shell');
  const { api, locale, loadSlot, forgetSlot } = useShell();
  const navigate = useNavigate();
  const searched = searchedFor(useLocation());
  const isKnown = useKnownPages();
  const region = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [suggesting, setSuggesting] = useState<SlotState>();
  const [isLong, setLong] = useState(false);

  useLayoutEffect(() => {
    if (suggesting) region.current?.querySelector<HTMLElement>('input')?.focus();
  }, [suggesting]);
  // Who turned to the field before its scripts came has done so already.
  const catchUp = useEffectEvent(() => {
    if (form.current?.contains(document.activeElement)) void suggest();
  });
  useEffect(() => catchUp(), []);
  if (!isKnown(paths.search())) return null;

  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = readSearch(event.currentTarget);
    if (wanted.searchText || wanted.productType) void navigate(paths.search(wanted));
  };
  /** Waits for the suggestions and for a moment in which nothing was typed meanwhile, so that no letter is lost. */
  const suggest = async (): Promise<void> => {
    if (!offers(api, 'suggestions')) return;
    try {
      for (;;) {
        const state = { place, ...readTyped(form.current) };
        if (!(await loadSlot(slot, state))) return;
        if (!form.current?.contains(document.activeElement)) return;
        if (state.text !== readTyped(form.current).text) continue;
        setSuggesting(state);
        return;
      }
    } catch {
      // The plain form serves; the next turn to it tries again.
      forgetSlot(slot);
    }
  };

  return (
    <div
      ref={region}
      // The field with suggestions brings a region of its own.
      {...(!suggesting && { role: 'search', 'aria-label': label })}
      className={classNames(css.search, css[place])}
    >
      {suggesting ? (
        <RemoteSlot name={slot} props={suggesting} />
      ) : (
        <form
          ref={form}
          action={localPath(locale, paths.search())}
          className={classNames(field.form, field[place])}
          onSubmit={search}
          onFocus={() => void suggest()}
        >
          {place !== 'header' && (
            <DepartmentSelect
              name={departmentField}
              value={searched.productType}
              className={field.department}
            />
          )}
          <Icon name="search" className={field.icon} />
          <input
            type="search"
            name={queryField}
            dir="auto"
            aria-label={t('header.searchLabel')}
            placeholder={t('header.searchLabel')}
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={searched.searchText}
            onInput={({ currentTarget }) => setLong(isLongSearch(currentTarget.value))}
            className={field.input}
          />
          {place !== 'header' && (
            <button type="submit" className={field.submit}>
              {t('header.search')}
            </button>
          )}
          <span role="status" className={isLong ? field.tooLong : 'visually-hidden'}>
            {isLong && t('header.searchTooLong', { max: searchMaxLength })}
          </span>
        </form>
      )}
    </div>
  );
}

function readTyped(form: HTMLFormElement | null): Pick<SlotState, 'text' | 'productType'> {
  const { searchText = '', productType } = form ? readSearch(form, { isTyping: true }) : {};
  return { text: searchText, ...(productType && { productType }) };
}
