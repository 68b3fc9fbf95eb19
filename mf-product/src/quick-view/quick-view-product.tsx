import { paths } from '@dana/contracts/paths';
import { LinkButton } from '@dana/ui';
import type { ProductPage } from '#api/product.queries.ts';
import { ProductGallery } from '#features/gallery/gallery.tsx';
import { usePassingChoice } from '#features/variations/use-variation-choice.ts';
import { useTranslation } from 'react-i18next';
import { DetailBlock } from '../detail/detail-block.tsx';
import { useDetail } from '../detail/use-detail.ts';
import css from './quick-view.module.css';

type QuickViewProductProps = { product: ProductPage; onAdded: () => void };

/** Pictures and details. Without what stands at the foot of the page: SKU, brand, tags, promises and sharing. */
export function QuickViewProduct({ product, onAdded }: QuickViewProductProps) {
  const { t } = useTranslation('product');
  const choice = usePassingChoice(product);
  const detail = useDetail(product, choice, onAdded);
  return (
    <div className={css.columns}>
      <ProductGallery gallery={detail.gallery} name={product.name} />
      <div className={css.details}>
        <DetailBlock detail={detail} />
        <LinkButton
          variant="quiet"
          href={paths.product(product.slug, choice.isDeliberate ? choice.variation?.id : undefined)}
        >
          {t('quickView.full')}
        </LinkButton>
      </div>
    </div>
  );
}
