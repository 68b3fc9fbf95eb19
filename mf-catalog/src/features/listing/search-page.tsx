import { paths } from '@dana/contracts/paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberSearch } from '#product/recent-searches.ts';
import { useTranslation } from 'react-i18next';
import type { ListingLayout } from './listing-layout.ts';
import { ListingPage } from './listing-page.tsx';
import { isSearching } from './listing-query.ts';
import { readListing } from './listing-state.ts';
import { SearchHelp } from './search-help.tsx';
import { SearchStart } from './search-start.tsx';
import { useListing } from './use-listing.ts';

/** Results across the page, filters in a sheet. */
const layout: ListingLayout = {
  filters: 'sheet',
  width: 'content',
  cards: 'four',
  paging: 'pages',
  view: undefined,
  help: SearchHelp,
};

/** What was found for a text, a tag or a department; without any of them, where to begin. */
export function SearchPage() {
  const { search } = useLocation();
  return isSearching(readListing(new URLSearchParams(search))) ? <SearchResults /> : <SearchStart />;
}

function SearchResults() {
  const { t } = useTranslation('catalog');
  const listing = useListing({ kind: 'search' }, layout);
  const { searchText, tag } = listing.state;
  const query = searchText ?? tag;
  useEffect(() => {
    if (searchText) rememberSearch(searchText);
  }, [searchText]);
  const crumbs = [{ text: t('breadcrumbs.home'), href: paths.home() }, { text: t('search.crumb') }];
  const title = query ? t('search.title', { query }) : t('search.titleOfAll');
  return <ListingPage listing={listing} title={title} crumbs={crumbs} />;
}
