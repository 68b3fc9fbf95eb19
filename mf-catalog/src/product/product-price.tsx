import { useMoney } from '@dana/runtime';
import { classNames, Price } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './product-price.module.css';
import type { ProductView } from './product-view.ts';

type ProductPriceProps = {
  product: ProductView;
  size?: 'small' | 'medium' | undefined;
  /** `stacked`: the old price below, on a line that is kept for it, so that cards of a row are alike. Default `inline`. */
  form?: 'inline' | 'stacked' | undefined;
  className?: string | undefined;
};

/** What the product costs, and what it cost. */
export function ProductPrice({ product: { price, oldPrice }, size, form, className }: ProductPriceProps) {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const old = oldPrice === undefined ? undefined : oldPriceOf(oldPrice);
  return (
    <Price
      text={money.text(price)}
      srText={money.words(price)}
      old={old}
      size={size}
      className={classNames(form === 'stacked' && css.stacked, className)}
    />
  );

  function oldPriceOf(amount: number) {
    return { text: money.text(amount), srText: money.words(amount), label: t('card.was') };
  }
}
