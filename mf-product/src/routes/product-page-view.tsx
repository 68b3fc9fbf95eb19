import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { RemoteSlot } from '@dana/runtime';
import { Breadcrumbs, Container } from '@dana/ui';
import type { ProductPage } from '#api/product.queries.ts';
import { useRef, useState } from 'react';
import { ProductGallery } from '#features/gallery/gallery.tsx';
import { useGallery } from '#features/gallery/use-gallery.ts';
import { InformationTabs } from '#features/information/information-tabs.tsx';
import { SpecificationTable } from '#features/information/specification-table.tsx';
import { PurchaseButtons } from '#features/purchase/purchase-buttons.tsx';
import { StickyBar } from '#features/purchase/sticky-bar.tsx';
import { useIsPassed } from '#features/purchase/use-is-passed.ts';
import { usePurchase } from '#features/purchase/use-purchase.ts';
import { useQuantity } from '#features/purchase/use-quantity.ts';
import { WishlistButton } from '#features/purchase/wishlist-button.tsx';
import { Reviews } from '#features/reviews/reviews.tsx';
import { ShareButtons } from '#features/share/share-buttons.tsx';
import { Description } from '#features/summary/description.tsx';
import { Facts } from '#features/summary/facts.tsx';
import { Heading } from '#features/summary/heading.tsx';
import { OfferPrice, StockStatus } from '#features/summary/offer-line.tsx';
import { ProductText } from '#features/summary/product-text.tsx';
import { TrustBadges } from '#features/summary/trust-badges.tsx';
import { AttributeGroup } from '#features/variations/attribute-group.tsx';
import { currentOffer } from '#features/variations/current-offer.ts';
import { useVariationChoice } from '#features/variations/use-variation-choice.ts';
import css from './product-page-view.module.css';

const tabIds = {
  description: 'product-description',
  additional: 'product-specification',
  reviews: 'product-reviews',
};

/** Puts the parts of the product page together; each knows only its own. */
export function ProductPageView({ product }: { product: ProductPage }) {
  const { t } = useTexts('product');
  const choice = useVariationChoice(product);
  const gallery = useGallery(product, choice.variation?.image ?? null, choice.isDeliberate);
  const offer = currentOffer(product, choice.variation);
  const quantity = useQuantity(product, offer.stock);
  const purchase = usePurchase(product, choice.variation);
  const buttons = useRef<HTMLDivElement>(null);
  const isBarShown = useIsPassed(buttons);
  const [tab, setTab] = useState(tabIds.description);

  const isSoldOut = offer.stock === 0;
  const lang = product.text_lang ?? undefined;
  const choose = (group: number, valueId: string) => {
    if (choice.choose(group, valueId)?.image) gallery.showVariation();
  };

  return (
    <>
      <Container className={css.page}>
        <Breadcrumbs
          label={t('page.breadcrumb')}
          crumbs={[
            { text: t('page.home'), href: paths.home() },
            // The first category is the narrowest; the way to the product begins with the widest.
            ...product.categories
              .toReversed()
              .map(({ name, slug }) => ({ text: name, href: paths.category(slug) })),
            { text: product.name },
          ]}
        />
        <div className={css.top}>
          <div className={css.gallery}>
            <ProductGallery gallery={gallery} name={product.name} />
          </div>
          <div className={css.details}>
            <Heading
              product={product}
              rating={product.ratings}
              reviewsId={tabIds.reviews}
              onReviews={() => setTab(tabIds.reviews)}
            />
            <div className={css.offer}>
              <OfferPrice offer={offer} />
              <StockStatus stock={offer.stock} />
            </div>
            <Description html={product.description} lang={lang} />
            {product.attributes.map((attribute, group) => (
              <AttributeGroup
                key={attribute.id}
                attribute={attribute}
                group={group}
                choice={choice}
                onChoose={choose}
              />
            ))}
            <PurchaseButtons
              ref={buttons}
              purchase={purchase}
              quantity={quantity}
              productName={product.name}
              isSoldOut={isSoldOut}
              aside={<WishlistButton product={product} />}
            />
            <Facts product={product} sku={offer.sku} />
            <TrustBadges />
            <ShareButtons title={product.name} />
          </div>
        </div>
        <InformationTabs
          chosen={tab}
          onChoose={setTab}
          tabs={[
            {
              id: tabIds.description,
              title: t('information.description'),
              content: <ProductText html={product.description} lang={lang} />,
            },
            {
              id: tabIds.additional,
              title: t('information.additional'),
              content: <SpecificationTable rows={product.additional_information} />,
            },
            {
              id: tabIds.reviews,
              title: t('information.reviews', { total: product.ratings.count }),
              content: <Reviews slug={product.slug} ratings={product.ratings} />,
            },
          ]}
        />
        <div className={css.related}>
          <RemoteSlot
            name="catalog.productCarousel"
            props={{ title: t('page.related'), source: { relatedTo: product.slug } }}
          />
        </div>
      </Container>
      <StickyBar
        isShown={isBarShown}
        picture={choice.variation?.image ?? product.main_img}
        name={product.name}
        price={<OfferPrice offer={offer} size="small" />}
        purchase={purchase}
        quantity={quantity.value}
        isSoldOut={isSoldOut}
      />
    </>
  );
}
