import { localPath, paths } from '@dana/contracts/paths';
import type { SlotProps } from '@dana/contracts/slots';
import { isLongSearch, searchedText, searchMaxLength } from '@dana/contracts/typed-text';
import { useShell } from '@dana/runtime';
import { classNames, Icon, IconButton } from '@dana/ui';
import field from '@dana/ui/search-form.module.css';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { DepartmentChoice } from './department-choice.tsx';
import css from './suggestion-form.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The search field with suggestions: Up and Down move, Enter opens what is marked or searches, Escape closes, then
 * clears. Pattern: WAI-ARIA APG, editable combobox with a list.
 */
export function SuggestionForm({ place, text, productType }: SlotProps<'catalog.searchSuggestions'>) {
  const { t } = useTranslation('catalog');
  const { locale } = useShell();
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [department, setDepartment] = useState(productType ?? '');
  const [isOpen, setOpen] = useState(true);
  // By where it leads, not by its place: options of a late answer must not slip under the mark.
  const [marked, setMarked] = useState<string>();
  const suggestions = useSuggestions(typed, department);
  const { options } = suggestions;
  const isLong = isLongSearch(typed);
  const isShown = isOpen && options.length > 0 && !isLong;
  const active = options.findIndex(({ to }) => to === marked);
  const said = isLong
    ? t('search.tooLong', { max: searchMaxLength })
    : isShown && suggestions.isSettled && t('suggestions.count', { count: options.length });
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setOpen(false);
    setMarked(undefined);
  };
  const open = () => {
    suggestions.readAgain();
    setOpen(true);
  };
  const goTo = (path: string) => {
    close();
    void navigate(path);
  };
  const type = (value: string) => {
    setTyped(value);
    setMarked(undefined);
    open();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const searchText = searchedText(typed);
    if (searchText === '' && department === '') return;
    goTo(paths.search({ ...(searchText && { searchText }), ...(department && { productType: department }) }));
  };
  const move = (step: 1 | -1) => {
    if (!isShown) open();
    // One place more than there are options: the field itself is in the round.
    const places = options.length + 1;
    setMarked(options[((active + 1 + step + places) % places) - 1]?.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = isShown ? options[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      goTo(option.to);
    } else if (event.key === 'Escape' && (isShown || typed !== '')) {
      event.preventDefault();
      event.stopPropagation();
      if (isShown) close();
      else setTyped('');
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the list once the focus has left all of it
    <div
      className={css.region}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <form
        role="search"
        action={localPath(locale, paths.search())}
        className={classNames(field.form, field[place])}
        onSubmit={submit}
      >
        {place !== 'header' && <DepartmentChoice value={department} onChange={setDepartment} />}
        <Icon name="search" className={field.icon} />
        <input
          ref={input}
          type="search"
          name="searchText"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          aria-label={t('suggestions.field')}
          placeholder={t('suggestions.field')}
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          className={field.input}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={open}
          onClick={open}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <IconButton
            icon="close"
            size="small"
            tooltip="none"
            label={t('suggestions.clear')}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          />
        )}
        {place !== 'header' && (
          <button type="submit" className={field.submit}>
            {t('search.submit')}
          </button>
        )}
      </form>
      {isShown && (
        <SuggestionList
          id={listId}
          optionId={optionId}
          groups={suggestions.groups}
          typed={typed}
          active={active}
          onPick={goTo}
          onForget={suggestions.hasRecent ? suggestions.forget : undefined}
        />
      )}
      <span role="status" className={isLong ? field.tooLong : 'visually-hidden'}>
        {said}
      </span>
    </div>
  );
}
