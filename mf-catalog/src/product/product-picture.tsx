import { openedPictureName } from '@dana/contracts/known-product';
import { Badge, classNames, Picture } from '@dana/ui';
import { ViewTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOpened } from './opened-picture.ts';
import css from './product-picture.module.css';
import type { ProductView } from './product-view.ts';

/** False in the browser's build. Set by the build. */
declare const __ON_SERVER__: boolean;

type ProductPictureProps = {
  product: ProductView;
  sizes: string;
  priority?: boolean | undefined;
  /** The second view lies over the first while the pointer is over what holds both. */
  showsSecond?: boolean | undefined;
  /** Small pictures carry no mark, and no button lies on them. */
  isPlain?: boolean | undefined;
  /** Its list has the product once. */
  isOnce?: boolean | undefined;
};

/** The picture of a product on its ground, with its mark. The product's name follows wherever it stands: it has no other words. */
export function ProductPicture({
  product,
  sizes,
  priority,
  showsSecond = false,
  isPlain = false,
  isOnce = false,
}: ProductPictureProps) {
  const { picture, hoverSrc, stock } = product;
  const isOpened = useIsOpened(product, isOnce);
  const box = (
    <div className={classNames(css.box, !isPlain && css.padded, stock === 0 && css.soldOut)}>
      {picture ? (
        <Picture
          src={picture.src}
          alt=""
          tint={picture.tint}
          sizes={sizes}
          priority={priority}
          ground="none"
        />
      ) : (
        <span className={css.none} />
      )}
      {hoverSrc && showsSecond && (
        <Picture src={hoverSrc} alt="" sizes={sizes} ground="none" className={css.second} />
      )}
      {!isPlain && <Mark product={product} />}
    </div>
  );
  // In a document it would be an attribute of each card that only parts which stream need.
  if (__ON_SERVER__) return box;
  return (
    <ViewTransition
      name={isOpened ? openedPictureName : undefined}
      default="none"
      share={isOpened ? 'auto' : 'none'}
    >
      {box}
    </ViewTransition>
  );
}

function Mark({ product: { stock, discountPercent } }: { product: ProductView }) {
  const { t } = useTranslation('catalog');
  if (stock > 0 && discountPercent === undefined) return null;
  return stock === 0 ? (
    <Badge tone="inverse" look="solid" className={css.mark}>
      {t('card.outOfStock')}
    </Badge>
  ) : (
    <Badge tone="sale" look="solid" className={css.mark}>
      {`-${discountPercent}%`}
    </Badge>
  );
}
