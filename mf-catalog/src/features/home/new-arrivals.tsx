import { Carousel } from '@dana/ui/carousel';
import { carouselTexts } from '#product/carousel-texts.ts';
import { ProductCard } from '#product/product-card.tsx';
import type { ProductCollection } from '#api/home.queries.ts';
import { useTranslation } from 'react-i18next';
import { HomeSection } from './home-section.tsx';

/** The newest products in a row that can be moved. */
export function NewArrivals({ collection }: { collection: ProductCollection }) {
  const { t } = useTranslation('catalog');
  const { title, link, products } = collection;
  return (
    <HomeSection title={title} more={link ? { href: link, text: t('home.seeAll') } : undefined}>
      <Carousel label={t('carousel.of', { title })} texts={carouselTexts(t)} slides="cards">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Carousel>
    </HomeSection>
  );
}
