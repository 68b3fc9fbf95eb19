import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useLocation } from 'react-router-dom';
import { shopLayoutOf } from './listing-layout.ts';
import { ListingPage } from './listing-page.tsx';
import { useListing } from './use-listing.ts';

/** Everything the shop has, in the layout that the path names. */
export function ShopPage() {
  const { t } = useTexts('catalog');
  const listing = useListing({ kind: 'shop' }, shopLayoutOf(useLocation().pathname));
  const crumbs = [{ text: t('breadcrumbs.home'), href: paths.home() }, { text: t('shop.title') }];
  return <ListingPage listing={listing} title={t('shop.title')} text={t('shop.text')} crumbs={crumbs} />;
}
