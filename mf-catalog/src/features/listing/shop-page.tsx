import { paths } from '@dana/contracts/paths';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { shopLayoutOf } from './listing-layout.ts';
import { ListingPage } from './listing-page.tsx';
import { shopWords } from './shop-words.ts';
import { useListing } from './use-listing.ts';

/** Everything the shop has, in the layout that the path names; what is new and what is reduced under their own names. */
export function ShopPage() {
  const { t } = useTranslation('catalog');
  const { api } = useShell();
  const listing = useListing({ kind: 'shop' }, shopLayoutOf(useLocation().pathname));
  const words = shopWords(listing.state);
  const title = t(words.title);
  const crumbs = [{ text: t('breadcrumbs.home'), href: paths.home() }, { text: title }];
  return (
    <ListingPage
      listing={listing}
      title={title}
      text={words.text === undefined ? shopOf(api).lists?.intro : t(words.text)}
      crumbs={crumbs}
    />
  );
}
