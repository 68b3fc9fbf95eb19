import type { Product } from '@dana/contracts/api/product';
import { paths } from '@dana/contracts/paths';
import { LinkButton, Notice } from '@dana/ui';
import { useTranslation } from 'react-i18next';

/** In the place of price and buttons where the shop no longer sells a product, with the way on to what is like it. */
export function NoLongerSold({ product }: { product: Pick<Product, 'categories'> }) {
  const { t } = useTranslation('product');
  const [category] = product.categories;
  return (
    <Notice
      title={t('withdrawn.title')}
      action={
        category && (
          <LinkButton href={paths.category(category.slug)} variant="outline" size="small">
            {t('withdrawn.more', { category: category.name })}
          </LinkButton>
        )
      }
    >
      {t('withdrawn.text')}
    </Notice>
  );
}
