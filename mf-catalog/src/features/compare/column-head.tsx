import { Button } from '@dana/ui';
import { ProductName } from '#product/product-name.tsx';
import { ProductPicture } from '#product/product-picture.tsx';
import { useTranslation } from 'react-i18next';
import type { ComparedColumn } from './comparison-column.ts';
import css from './comparison-table.module.css';
import { openCompareList } from './compare-list.ts';
import { useCompareActions } from './use-compare-actions.ts';

/** Picture and name of a product, and the way out of the table. */
export function ColumnHead({
  column: { id, product },
  isFixed,
}: {
  column: ComparedColumn;
  isFixed: boolean;
}) {
  const { t } = useTranslation('catalog');
  const { remove } = useCompareActions();
  const name =
    product?.name ??
    openCompareList()
      .read()
      .find(({ productId }) => productId === id)?.title ??
    id;
  return (
    <div className={css.head}>
      {product ? (
        <>
          <ProductPicture product={product} sizes="(width >= 62rem) 16rem, 42vw" />
          <ProductName product={product} className={css.name} />
        </>
      ) : (
        <>
          <span className={css.name} dir="auto">
            {name}
          </span>
          <span className={css.gone}>{t('compare.gone')}</span>
        </>
      )}
      {!isFixed && (
        <Button
          variant="quiet"
          size="small"
          icon="close"
          className={css.remove}
          aria-label={t('compare.remove', { name })}
          onClick={() => remove(id)}
        >
          {t('compare.removeShort')}
        </Button>
      )}
    </div>
  );
}
