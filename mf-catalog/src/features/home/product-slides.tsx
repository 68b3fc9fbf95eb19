import { paths } from '@dana/contracts/paths';
import { Badge, Container, LinkButton, Picture } from '@dana/ui';
import { Carousel } from '@dana/ui/carousel';
import { carouselTexts } from '#product/carousel-texts.ts';
import { ProductPrice } from '#product/product-price.tsx';
import type { DescribedProduct } from '#product/product-view.ts';
import { useTranslation } from 'react-i18next';
import css from './product-slides.module.css';

/** Reduced products one at a time, large, with the old and the new price. */
export function ProductSlides({ products }: { products: readonly DescribedProduct[] }) {
  const { t } = useTranslation('catalog');
  if (products.length === 0) return null;
  return (
    <Container as="section" isPart className={css.section}>
      <h2 className="visually-hidden">{t('slides.title')}</h2>
      <Carousel label={t('carousel.of', { title: t('slides.title') })} texts={carouselTexts(t)}>
        {products.map((product) => (
          <ProductSlide key={product.id} product={product} />
        ))}
      </Carousel>
    </Container>
  );
}

function ProductSlide({ product }: { product: DescribedProduct }) {
  const { t } = useTranslation('catalog');
  const { name, nameLang, text, picture, slug, discountPercent } = product;
  return (
    <div className={css.slide}>
      <div className={css.words}>
        {discountPercent !== undefined && (
          <Badge tone="sale" look="solid">
            {`-${discountPercent}%`}
          </Badge>
        )}
        <h3 className={css.name} lang={nameLang} dir="auto">
          {name}
        </h3>
        <p className={css.text}>{text}</p>
        <ProductPrice product={product} />
        <LinkButton href={paths.product(slug)} iconEnd="arrow-end">
          {`${t('slides.see')} `}
          <span className="visually-hidden">{t('row.about', { name })}</span>
        </LinkButton>
      </div>
      {picture && (
        <Picture
          src={picture.src}
          alt=""
          sizes="(width >= 48rem) 26rem, 34vw"
          ground="none"
          className={css.picture}
        />
      )}
    </div>
  );
}
