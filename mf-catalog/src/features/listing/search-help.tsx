import { useTexts } from '@dana/i18n';
import { paths } from '@dana/contracts/paths';
import { Button, StateView, Tag } from '@dana/ui';
import css from './search-help.module.css';
import { changeListing } from './listing-state.ts';
import type { Listing } from './use-listing.ts';

const tips = ['spelling', 'fewer', 'other'] as const;

/** Nothing was found: what may help. */
export function SearchHelp({ listing: { state, meta, categories, goTo } }: { listing: Listing }) {
  const { t } = useTexts('catalog');
  const query = state.searchText ?? state.tag ?? '';
  const nearest = meta?.search?.departments ?? [];
  const departments = nearest.length > 0 ? nearest : categories;
  return (
    <>
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
      {departments.length > 0 && (
        <nav aria-labelledby="nearest-departments" className={css.departments}>
          <h2 id="nearest-departments" className={css.title}>
            {t('search.none.departments')}
          </h2>
          <ul className={css.tags}>
            {departments.map(({ slug, name }) => (
              <li key={slug}>
                <Tag href={paths.category(slug)}>{name}</Tag>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
