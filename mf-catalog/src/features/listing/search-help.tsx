import { paths } from '@dana/contracts/paths';
import { Button } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './search.module.css';
import type { EmptySearch } from './listing-layout.ts';
import { changeListing } from './listing-state.ts';
import { SearchForm } from './search-form.tsx';
import { LinkTags, PopularSearches } from './search-tags.tsx';

const tips = ['spelling', 'fewer', 'other'] as const;

/** Nothing was found: the words again, to be changed, and other ways to go on. */
export function SearchHelp({ listing: { state, meta, categories, goTo } }: { listing: EmptySearch }) {
  const { t } = useTranslation('catalog');
  const query = state.searchText ?? state.tag ?? '';
  const nearest = meta?.search?.departments ?? [];
  const departments = nearest.length > 0 ? nearest : categories;
  return (
    <div className={css.help}>
      <div>
        <ul className={css.tips}>
          {tips.map((tip) => (
            <li key={tip}>{t(`search.none.${tip}`)}</li>
          ))}
        </ul>
        <SearchForm text={query} />
        {state.productType && (
          <Button variant="outline" onClick={() => goTo(changeListing(state, { productType: undefined }))}>
            {t('search.none.everywhere')}
          </Button>
        )}
      </div>
      <div>
        <LinkTags
          title={t('search.none.departments')}
          places={departments.map(({ name, slug }) => ({ text: name, href: paths.category(slug) }))}
        />
        <PopularSearches />
      </div>
    </div>
  );
}
