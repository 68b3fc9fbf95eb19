import { useMoney } from '@dana/runtime';
import { Price } from '@dana/ui';
import { useTranslation } from 'react-i18next';

type AmountProps = {
  /** Unit: major units of the shopper's currency, as the server gave it. */
  value: number;
  /** The amount before a reduction. */
  old?: number | undefined;
  size?: 'small' | 'medium' | 'large';
  /** It is taken off: a minus stands before it. */
  isSaving?: boolean;
};

const minus = '−';

/** An amount of money, for the eye and for screen readers. */
export function Amount({ value, old, size = 'medium', isSaving = false }: AmountProps) {
  const { t } = useTranslation('cart-checkout');
  const money = useMoney();
  return (
    <Price
      text={`${isSaving ? minus : ''}${money.text(value)}`}
      srText={money.words(value)}
      size={size}
      old={
        old === undefined
          ? undefined
          : { text: money.text(old), srText: money.words(old), label: t('amount.was') }
      }
    />
  );
}
