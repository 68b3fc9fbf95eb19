import { formatList } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { useTranslation } from 'react-i18next';
import { FilterLink } from './filter-link.tsx';
import { changeListing } from './listing-state.ts';
import css from './search-note.module.css';
import type { Listing } from './use-listing.ts';

/** Says when something else is shown than what was typed, and leads to exactly that. */
export function SearchNote({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog');
  const { locale } = useShell();
  const { state, meta } = listing;
  const query = state.searchText ?? state.tag;
  const { corrected, some_words: hasSomeWords, left_out: leftOut = [] } = meta?.search ?? {};
  if (query === undefined) return null;
  // The element stays while its words change, so that the change is spoken.
  return (
    <div role="status" className={css.note}>
      {corrected && (
        <p>
          <span>{t('search.corrected', { corrected })}</span>{' '}
          <FilterLink listing={listing} next={changeListing(state, { isExact: true })}>
            {t('search.exactly', { query })}
          </FilterLink>
        </p>
      )}
      {hasSomeWords && (
        <p>
          {leftOut.length === 0
            ? t('search.someWords')
            : t('search.leftOut', {
                words: formatList(
                  leftOut.map((word) => t('search.quoted', { word })),
                  locale,
                ),
              })}
        </p>
      )}
    </div>
  );
}
