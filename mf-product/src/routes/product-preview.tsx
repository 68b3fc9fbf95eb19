import type { KnownProduct } from '@dana/contracts/known-product';
import { discountPercent } from '@dana/commerce/discount-percent';
import { paths } from '@dana/contracts/paths';
import { Breadcrumbs, Container, Skeleton } from '@dana/ui';
import { BeginningPicture } from '#features/gallery/opened-picture.tsx';
import { Heading } from '#features/summary/heading.tsx';
import { OfferPrice } from '#features/summary/offer-line.tsx';
import { useTranslation } from 'react-i18next';
import css from './product-page-view.module.css';
import preview from './product-preview.module.css';

/** The beginning of a product's page from what its card knew, where the page will have it; the rest is on its way. */
export function ProductPreview({ product }: { product: KnownProduct }) {
  const { t } = useTranslation('product');
  const { name, category, nameLang, price, oldPrice, rating, picture } = product;
  const categories = category ? [category] : [];
  return (
    <div aria-busy="true">
      <Container className={css.page}>
        <Breadcrumbs
          isBackOnPhones
          label={t('page.breadcrumb')}
          crumbs={[
            { text: t('page.home'), href: paths.home() },
            ...categories.map(({ name: text, slug }) => ({ text, href: paths.category(slug) })),
            { text: name, lang: nameLang },
          ]}
        />
        <div className={css.top}>
          <div className={preview.gallery}>
            {picture ? (
              <BeginningPicture>
                <img src={picture} alt="" className={preview.picture} />
              </BeginningPicture>
            ) : (
              <Skeleton shape="picture" />
            )}
            {product.hasMorePictures && <span className={preview.thumbnails} />}
          </div>
          <div className={css.details}>
            <Heading product={{ name, text_lang: nameLang, categories }} rating={rating} isTitle />
            <div className={preview.offer}>
              <OfferPrice offer={{ price, oldPrice, discountPercent: discountPercent(price, oldPrice) }} />
              {/* A card counts all variations together, the page the chosen one. */}
              <Skeleton width="third" />
            </div>
            <Skeleton />
            <Skeleton width="wide" />
            <Skeleton shape="control" />
          </div>
        </div>
      </Container>
    </div>
  );
}
