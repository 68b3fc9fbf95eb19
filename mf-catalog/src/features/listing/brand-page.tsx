import { paths } from '@dana/contracts/paths';
import { usePageParams } from '@dana/runtime';
import { BrandMark } from '#brand/brand-mark.tsx';
import { useTranslation } from 'react-i18next';
import { ClampedText } from './clamped-text.tsx';
import { asideLayout } from './listing-layout.ts';
import { ListingPage } from './listing-page.tsx';
import { findBrand } from './listing-query.ts';
import { useListing } from './use-listing.ts';

/** One brand and its products. */
export function BrandPage() {
  const { t } = useTranslation('catalog');
  const { slug = '' } = usePageParams();
  const listing = useListing({ kind: 'brand', slug }, asideLayout);
  const brand = findBrand(listing.brands, slug);
  const name = brand?.name ?? t('shop.title');
  const crumbs = [
    { text: t('breadcrumbs.home'), href: paths.home() },
    { text: t('shop.title'), href: paths.shop() },
    { text: name },
  ];
  return (
    <ListingPage
      listing={listing}
      title={brand ? <BrandMark brand={brand} /> : name}
      text={brand?.description && <ClampedText text={brand.description} />}
      crumbs={crumbs}
    />
  );
}
