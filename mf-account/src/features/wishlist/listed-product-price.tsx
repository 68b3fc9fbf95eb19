import { discountPercent } from '@dana/commerce/discount-percent';
import type { Product } from '@dana/contracts/api/product';
import { useMoney, useShell } from '@dana/runtime';
import { Badge, Price } from '@dana/ui';
import { Sentence } from '@dana/ui/sentence';
import { useTranslation } from 'react-i18next';
import { hasDropped } from './has-dropped.ts';
import type { WishlistItem } from './wishlist-item.ts';
import css from './wishlist-grid.module.css';

type ListedProductPriceProps = { product: Product; seen: WishlistItem['seenPrice'] };

/** What a product of the list costs now, and whether that is less than when it came to the list. */
export function ListedProductPrice({ product: { price, old_price }, seen }: ListedProductPriceProps) {
  const { t } = useTranslation('account');
  const { currency } = useShell();
  const money = useMoney();
  const percent = discountPercent(price, old_price);
  return (
    <>
      <Price
        text={money.text(price)}
        srText={money.words(price)}
        size="small"
        old={
          old_price && percent > 0
            ? { text: money.text(old_price), label: t('wishlist.oldPrice'), srText: money.words(old_price) }
            : undefined
        }
        badge={percent > 0 ? `-${percent}%` : undefined}
      />
      {seen && hasDropped(seen, price, currency) && (
        <Badge tone="success" className={css.dropped}>
          <span>
            <Sentence kept={{ price: money.text(seen.amount) }} say={(kept) => t('wishlist.dropped', kept)} />
          </span>
        </Badge>
      )}
    </>
  );
}
