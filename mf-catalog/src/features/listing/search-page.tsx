import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { ListingPage } from './listing-page.tsx';
import { useListing } from './use-listing.ts';

/** What was found for a text or a tag. Without either it is everything, as on the shop page. */
export function SearchPage() {
  const { t } = useTexts('catalog');
  const listing = useListing({ kind: 'search' });
  const query = listing.state.searchText ?? listing.state.tag;
  const crumbs = [{ text: t('breadcrumbs.home'), href: paths.home() }, { text: t('search.crumb') }];
  const title = query ? t('search.title', { query }) : t('search.titleOfAll');
  return <ListingPage listing={listing} title={title} crumbs={crumbs} layout="wide" />;
}
