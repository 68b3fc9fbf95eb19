import { paths } from '@dana/contracts/paths';
import { ProductCategory } from '#product/product-category.tsx';
import { ProductName } from '#product/product-name.tsx';
import { ProductPicture } from '#product/product-picture.tsx';
import { ProductPrice } from '#product/product-price.tsx';
import type { ProductView } from '#product/product-view.ts';
import { useTranslation } from 'react-i18next';
import { Countdown } from './countdown.tsx';
import css from './deals.module.css';
import { HomeSection } from './home-section.tsx';

/** Products whose offer ends soon. */
export function Deals({ deals }: { deals: readonly ProductView[] }) {
  const { t } = useTranslation('catalog');
  if (deals.length === 0) return null;
  return (
    <HomeSection
      ground="band"
      title={t('deals.title')}
      text={t('deals.text')}
      more={{ href: paths.shop({ status: 'on-sale' }), text: t('deals.all') }}
    >
      <ul className={css.deals}>
        {deals.map((product) => (
          <li key={product.id}>
            <Deal product={product} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Deal({ product }: { product: ProductView }) {
  return (
    <article className={css.deal}>
      <ProductPicture product={product} sizes="(width >= 75rem) 26rem, (width >= 48rem) 30vw, 40vw" />
      <div className={css.words}>
        <div className={css.category}>
          <ProductCategory product={product} />
        </div>
        <h3 className={css.name}>
          <ProductName product={product} className={css.link} />
        </h3>
        <ProductPrice product={product} />
        {product.offerEnd && (
          <div className={css.timer}>
            <Countdown end={product.offerEnd} />
          </div>
        )}
      </div>
    </article>
  );
}
