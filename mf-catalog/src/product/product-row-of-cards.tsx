import { SectionHeading } from '@dana/ui';
import { Carousel } from '@dana/ui/carousel';
import { useTranslation } from 'react-i18next';
import { carouselMessages } from './carousel-messages.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductView } from './product-view.ts';

type ProductRowOfCardsProps = { title: string; products: readonly ProductView[] };

/** A heading and a row of cards that can be moved; nothing without products. */
export function ProductRowOfCards({ title, products }: ProductRowOfCardsProps) {
  const { t } = useTranslation('catalog');
  if (products.length === 0) return null;
  return (
    <>
      <SectionHeading title={title} />
      <Carousel label={t('carousel.of', { title })} texts={carouselMessages(t)} slides="cards">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Carousel>
    </>
  );
}
