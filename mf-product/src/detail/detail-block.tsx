import { offers } from '@dana/contracts/offers';
import { useShell } from '@dana/runtime';
import { Button, Notice } from '@dana/ui';
import { type Ref, useState } from 'react';
import { InstalmentLine } from '#features/instalments/instalment-line.tsx';
import { OfferTime } from '#features/offer-time/offer-time.tsx';
import { ListButton } from '#features/purchase/list-button.tsx';
import { PurchaseButtons } from '#features/purchase/purchase-buttons.tsx';
import { Description } from '#features/summary/description.tsx';
import { Heading } from '#features/summary/heading.tsx';
import { NoLongerSold } from '#features/summary/no-longer-sold.tsx';
import { OfferPrice, StockStatus } from '#features/summary/offer-line.tsx';
import { SoldOutChoices } from '#features/stock-request/sold-out-choices.tsx';
import { StockRequest } from '#features/stock-request/stock-request.tsx';
import { SizeGuide } from '#features/size-guide/size-guide.tsx';
import { AttributeGroup } from '#features/variations/attribute-group.tsx';
import { useTranslation } from 'react-i18next';
import css from './detail-block.module.css';
import type { Detail } from './use-detail.ts';

type DetailBlockProps = {
  detail: Detail;
  /** On the product's own page: its reviews, to which the rating leads. */
  reviews?: { id: string; isShown: boolean } | undefined;
  /** Price and stock could not be read again; buying waits for it. */
  uncertain?: { retry: () => void } | undefined;
  /** Large swatches, on the page that is about them. */
  hasLargeSwatches?: boolean;
  /** The countdown is what this page is about. */
  isAboutOffer?: boolean;
  buttonsRef?: Ref<HTMLDivElement> | undefined;
};

/** From the first category to the ways to buy: the same on the page and in the quick view. */
export function DetailBlock({ detail, reviews, uncertain, ...others }: DetailBlockProps) {
  const { t } = useTranslation('product');
  const { product, choice, choose, offer, quantity, purchase } = detail;
  const { api } = useShell();
  const isPage = reviews !== undefined;
  const takesRequests = offers(api, 'stock-requests');
  const [awaitedId, setAwaitedId] = useState<string>();
  const heading = (
    <Heading
      product={product}
      rating={product.ratings}
      reviews={reviews?.isShown ? reviews : undefined}
      isTitle={isPage}
    />
  );
  if (product.withdrawn)
    return (
      <>
        {heading}
        <NoLongerSold product={product} />
        <Description html={product.description} lang={product.text_lang ?? undefined} />
      </>
    );
  return (
    <>
      {heading}
      <div className={css.offer}>
        <OfferPrice offer={offer} />
        {isPage && <InstalmentLine price={offer.price} />}
        <StockStatus stock={offer.stock} isChosen={choice.isDeliberate} />
      </div>
      <Description html={product.description} lang={product.text_lang ?? undefined} />
      {product.attributes.map((attribute, group) => (
        <AttributeGroup
          key={attribute.id}
          attribute={attribute}
          group={group}
          choice={choice}
          onChoose={choose}
          isLarge={others.hasLargeSwatches}
          // Over the quick view there is no room for another dialog.
          aside={isPage && <SizeGuide attribute={attribute} />}
        />
      ))}
      {takesRequests && (
        <SoldOutChoices
          choices={choice.soldOut}
          onAsk={(variation) => {
            setAwaitedId(variation.id);
            choice.chooseSoldOut(variation);
          }}
        />
      )}
      {product.offer && <OfferTime end={product.offer.end} alwaysCounts={others.isAboutOffer} />}
      <PurchaseButtons
        ref={others.buttonsRef}
        purchase={purchase}
        quantity={quantity}
        productName={product.name}
        isBlocked={offer.stock === 0 || uncertain !== undefined}
        aside={
          <>
            <ListButton list="wishlist" product={product} />
            <ListButton list="compare" product={product} />
          </>
        }
      />
      {offer.stock === 0 && takesRequests && !uncertain && (
        <StockRequest
          // Another choice is another request.
          key={choice.variation?.id}
          isAsked={awaitedId !== undefined && awaitedId === choice.variation?.id}
          item={{
            productId: product.id,
            variationId: choice.variation?.id ?? null,
            slug: product.slug,
            name: [product.name, choice.variation?.name].filter(Boolean).join(' – '),
          }}
        />
      )}
      {uncertain && (
        <Notice
          tone="warning"
          action={
            <Button variant="outline" size="small" onClick={uncertain.retry}>
              {t('state.retry')}
            </Button>
          }
        >
          {t('state.uncertain')}
        </Notice>
      )}
    </>
  );
}
