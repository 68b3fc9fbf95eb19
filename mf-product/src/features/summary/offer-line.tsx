import { useMoney } from '@dana/runtime';
import { Badge, Price } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import css from './offer-line.module.css';

/** From this number of units on the shopper is told that few are left. */
const lowStockCount = 5;

type OfferPriceProps = {
  offer: { price: number; oldPrice: number | null; discountPercent: number };
  size?: 'small' | 'large';
};

/** The price, with the old one and the reduction where there is one. */
export function OfferPrice({ offer, size = 'large' }: OfferPriceProps) {
  const { t } = useTranslation('product');
  const money = useMoney();
  const { price, oldPrice, discountPercent } = offer;
  return (
    <Price
      text={money.text(price)}
      srText={money.words(price)}
      size={size}
      {...(oldPrice !== null && {
        old: { text: money.text(oldPrice), srText: money.words(oldPrice), label: t('price.was') },
      })}
      {...(oldPrice !== null && size === 'large' && { badge: `-${discountPercent}%` })}
    />
  );
}

type StockStatusProps = {
  stock: number;
  /** The shopper chose what it is about: from then on it is an answer, and spoken. */
  isChosen: boolean;
};

/** In stock with the count, few left, or out of stock. */
export function StockStatus({ stock, isChosen }: StockStatusProps) {
  const { t } = useTranslation('product');
  const isLow = stock > 0 && stock <= lowStockCount;
  return (
    <p aria-live={isChosen ? 'polite' : undefined} className={css.stock}>
      <Badge look="plain" tone={stock > 0 ? 'success' : 'neutral'}>
        {stock > 0 ? t('stock.in', { count: stock }) : t('stock.out')}
      </Badge>
      {isLow && (
        <Badge look="soft" tone="warning">
          {t('stock.low', { count: stock })}
        </Badge>
      )}
    </p>
  );
}
