import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { latePart, RemoteSlot, useShell } from '@dana/runtime';
import { Breadcrumbs, classNames, Container } from '@dana/ui';
import type { ProductPage } from '#api/product.queries.ts';
import { useMemo, useRef } from 'react';
import type { GalleryForm } from '#features/gallery/product-pictures.ts';
import type { ProductForm } from '#features/samples/choose-sample.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { DeliveryPending } from '#features/delivery/delivery-pending.tsx';
import { ProductGallery } from '#features/gallery/gallery.tsx';
import { informationIds } from '#features/information/information-ids.ts';
import { StickyBar } from '#features/purchase/sticky-bar.tsx';
import { useIsPassed } from '#features/purchase/use-is-passed.ts';
import { Facts } from '#features/summary/facts.tsx';
import { OfferPrice } from '#features/summary/offer-line.tsx';
import { useVariationChoice } from '#features/variations/use-variation-choice.ts';
import { useTranslation } from 'react-i18next';
import { DetailBlock } from '../detail/detail-block.tsx';
import { useDetail } from '../detail/use-detail.ts';
import css from './product-page-view.module.css';
// Before their scripts: the server draws these parts.
import './late-styles.ts';

/** Behind the page's own code: the server sends both ready to be read, and nothing is sold by them. */
const Assurances = latePart(async () => (await import('./assurances.tsx')).Assurances);
const ProductInformation = latePart(
  async () => (await import('./product-information.tsx')).ProductInformation,
);

// Its days depend on the hour, so they are no part of the document, which may be older.
const DeliveryPromise = latePart(
  async () => (await import('#features/delivery/delivery-promise.tsx')).DeliveryPromise,
  { lost: 'without' },
);

type ProductPageViewProps = {
  product: ProductPage;
  /** How the product was read, and whether it can still be trusted. */
  query: Pick<UseQueryResult, 'isRefetchError' | 'refetch'>;
  galleryForm?: GalleryForm | undefined;
  /** What this form of the page is about. */
  accent?: ProductForm | undefined;
};

/** Puts the parts of the product page together; each knows only its own. */
export function ProductPageView({ product, query, galleryForm, accent }: ProductPageViewProps) {
  const { t } = useTranslation('product');
  const { api } = useShell();
  const hasReviews = offers(api, 'reviews') || product.ratings.count > 0;
  const choice = useVariationChoice(product);
  const detail = useDetail(product, choice);
  const { gallery, offer, quantity, purchase } = detail;
  const buttons = useRef<HTMLDivElement>(null);
  const isBarShown = useIsPassed(buttons);
  const uncertain = query.isRefetchError ? { retry: () => void query.refetch() } : undefined;
  const lang = product.text_lang ?? undefined;
  // Always the same elements: a page that renders again leaves parts alone that are not hydrated yet.
  const assurances = useMemo(
    () => <Assurances productName={product.name} isSold={!product.withdrawn} />,
    [product.name, product.withdrawn],
  );
  const information = useMemo(
    () => <ProductInformation slug={product.slug} pending={<div className={css.pending} />} />,
    [product.slug],
  );

  return (
    <>
      <Container className={css.page}>
        <Breadcrumbs
          isBackOnPhones
          label={t('page.breadcrumb')}
          crumbs={[
            { text: t('page.home'), href: paths.home() },
            // The first category is the narrowest; the way to the product begins with the widest.
            ...product.categories
              .toReversed()
              .map(({ name, slug }) => ({ text: name, href: paths.category(slug) })),
            { text: product.name, lang },
          ]}
        />
        <div className={css.top}>
          <div className={css.gallery}>
            <ProductGallery
              gallery={gallery}
              name={product.name}
              form={galleryForm}
              isAboutVideo={accent === 'video'}
              isOfPage
            />
          </div>
          <div className={css.details}>
            <DetailBlock
              detail={detail}
              hasLargeSwatches={accent === 'swatches'}
              isAboutOffer={accent === 'countdown'}
              reviews={{ id: informationIds.reviews, isShown: hasReviews }}
              uncertain={uncertain}
              buttonsRef={buttons}
            />
            {offer.stock > 0 && !product.withdrawn && offers(api, 'deliveries') && (
              <DeliveryPromise pending={<DeliveryPending />} />
            )}
            <Facts product={product} sku={offer.sku} />
            {assurances}
          </div>
        </div>
        {information}
        {offers(api, 'related-products') && (
          <div data-part="" suppressHydrationWarning className={classNames(css.related, 'no-print')}>
            <RemoteSlot
              name="catalog.productCarousel"
              props={{ title: t('page.related'), source: { relatedTo: product.slug } }}
            />
          </div>
        )}
        {offers(api, 'list-filters') && (
          <div data-part="" suppressHydrationWarning className={classNames(css.related, 'no-print')}>
            <RemoteSlot
              name="catalog.productCarousel"
              props={{ title: t('page.seenBefore'), source: { seenBefore: product.id } }}
            />
          </div>
        )}
      </Container>
      {!product.withdrawn && (
        <StickyBar
          isShown={isBarShown}
          picture={choice.variation?.image ?? product.main_img}
          name={product.name}
          nameLang={lang}
          price={<OfferPrice offer={offer} size="small" />}
          purchase={purchase}
          quantity={quantity.value}
          isBlocked={offer.stock === 0 || uncertain !== undefined}
        />
      )}
    </>
  );
}
