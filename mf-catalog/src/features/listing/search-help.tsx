import { useTexts } from '@dana/i18n';
import { Button, StateView } from '@dana/ui';
import css from './search-help.module.css';
import { changeListing } from './listing-state.ts';
import type { Listing } from './use-listing.ts';

const tips = ['spelling', 'fewer', 'other'] as const;

/** Nothing was found: what may help. */
export function SearchHelp({ listing: { state, goTo } }: { listing: Listing }) {
  const { t } = useTexts('catalog');
  const query = state.searchText ?? state.tag ?? '';
  return (
    <StateView
      kind="empty"
      icon="search"
      title={t('search.none.title', { query })}
      text={
        <ul className={css.tips}>
          {tips.map((tip) => (
            <li key={tip}>{t(`search.none.${tip}`)}</li>
          ))}
        </ul>
      }
      action={
        state.productType && (
          <Button onClick={() => goTo(changeListing(state, { productType: undefined }))}>
            {t('search.none.everywhere')}
          </Button>
        )
      }
    />
  );
}
