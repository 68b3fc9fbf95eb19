import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { usePageParams } from '@dana/runtime';
import { ClampedText } from './clamped-text.tsx';
import { HeadingPicture } from './heading-picture.tsx';
import { asideLayout } from './listing-layout.ts';
import { ListingPage } from './listing-page.tsx';
import { findBrand } from './listing-query.ts';
import { useListing } from './use-listing.ts';

/** One brand and its products. */
export function BrandPage() {
  const { t } = useTexts('catalog');
  const { slug = '' } = usePageParams();
  const listing = useListing({ kind: 'brand', slug }, asideLayout);
  const brand = findBrand(listing.brands, slug);
  const name = brand?.name ?? t('shop.title');
  const crumbs = [
    { text: t('breadcrumbs.home'), href: paths.home() },
    { text: t('shop.title'), href: paths.shop() },
    { text: name },
  ];
  const logo = brand?.logo?.full_url;
  return (
    <ListingPage
      listing={listing}
      title={name}
      text={brand?.description && <ClampedText text={brand.description} />}
      picture={logo && <HeadingPicture src={logo} form="brand" />}
      crumbs={crumbs}
    />
  );
}
