import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { ListingPage } from './listing-page.tsx';
import { useListing } from './use-listing.ts';

/** Everything the shop has. */
export function ShopPage() {
  const { t } = useTexts('catalog');
  const listing = useListing({ kind: 'shop' });
  const crumbs = [{ text: t('breadcrumbs.home'), href: paths.home() }, { text: t('shop.title') }];
  return <ListingPage listing={listing} title={t('shop.title')} text={t('shop.text')} crumbs={crumbs} />;
}
