import { useTexts } from '@dana/i18n';
import { useMoney } from '@dana/runtime';
import { Price } from '@dana/ui';
import type { ProductView } from './product-view.ts';

type ProductPriceProps = {
  product: ProductView;
  size?: 'small' | 'medium' | undefined;
  className?: string | undefined;
};

/** What the product costs, and what it cost. */
export function ProductPrice({ product: { price, oldPrice }, size, className }: ProductPriceProps) {
  const { t } = useTexts('catalog');
  const money = useMoney();
  const old = oldPrice === undefined ? undefined : oldPriceOf(oldPrice);
  return (
    <Price text={money.text(price)} srText={money.words(price)} old={old} size={size} className={className} />
  );

  function oldPriceOf(amount: number) {
    return { text: money.text(amount), srText: money.words(amount), label: t('card.was') };
  }
}
