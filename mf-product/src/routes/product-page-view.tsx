import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { latePart, RemoteSlot, useShell } from '@dana/runtime';
import { Breadcrumbs, classNames, Container } from '@dana/ui';
import type { ProductPage } from '#api/product.queries.ts';
import { Suspense, useRef } from 'react';
import type { GalleryForm } from '#features/gallery/product-pictures.ts';
import type { ProductForm } from '#features/samples/choose-sample.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { DeliveryPending } from '#features/delivery/delivery-pending.tsx';
import { ProductGallery } from '#features/gallery/gallery.tsx';
import { InformationTabs } from '#features/information/information-tabs.tsx';
import { useNamedTab } from '#features/information/use-named-tab.ts';
import { SpecificationTable } from '#features/information/specification-table.tsx';
import { StickyBar } from '#features/purchase/sticky-bar.tsx';
import { useIsPassed } from '#features/purchase/use-is-passed.ts';
import { Reviews } from '#features/reviews/reviews.tsx';
import { ShareButtons } from '#features/share/share-buttons.tsx';
import { Facts } from '#features/summary/facts.tsx';
import { OfferPrice } from '#features/summary/offer-line.tsx';
import { TrustBadges } from '#features/summary/trust-badges.tsx';
import { WaysToPay } from '#features/summary/ways-to-pay.tsx';
import { useVariationChoice } from '#features/variations/use-variation-choice.ts';
import { useTranslation } from 'react-i18next';
import { DetailBlock } from '../detail/detail-block.tsx';
import { useDetail } from '../detail/use-detail.ts';
import css from './product-page-view.module.css';

const tabIds = {
  additional: 'product-specification',
  reviews: 'product-reviews',
};

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
  const [tab, setTab] = useNamedTab(Object.values(tabIds));
  const uncertain = query.isRefetchError ? { retry: () => void query.refetch() } : undefined;
  const lang = product.text_lang ?? undefined;

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
              reviews={{
                id: tabIds.reviews,
                isShown: hasReviews,
                onOpen: () => setTab(tabIds.reviews),
              }}
              uncertain={uncertain}
              buttonsRef={buttons}
            />
            {offer.stock > 0 && !product.withdrawn && offers(api, 'deliveries') && (
              <DeliveryPromise pending={<DeliveryPending />} />
            )}
            <Facts product={product} sku={offer.sku} />
            {!product.withdrawn && (
              <>
                <TrustBadges />
                <WaysToPay />
              </>
            )}
            <ShareButtons title={product.name} />
          </div>
        </div>
        {/* Below the first view: it is hydrated in a task of its own, behind what sells. */}
        <Suspense>
          <InformationTabs
            chosen={tab}
            onChoose={setTab}
            tabs={[
              {
                id: tabIds.additional,
                title: t('information.additional'),
                content: <SpecificationTable rows={product.additional_information} />,
              },
              ...(hasReviews
                ? [
                    {
                      id: tabIds.reviews,
                      title: t('information.reviews', { total: product.ratings.count }),
                      content: (
                        <Reviews slug={product.slug} productName={product.name} ratings={product.ratings} />
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </Suspense>
        {offers(api, 'related-products') && (
          <div data-part="" className={classNames(css.related, 'no-print')}>
            <RemoteSlot
              name="catalog.productCarousel"
              props={{ title: t('page.related'), source: { relatedTo: product.slug } }}
            />
          </div>
        )}
        {offers(api, 'list-filters') && (
          <div data-part="" className={classNames(css.related, 'no-print')}>
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
