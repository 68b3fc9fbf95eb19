import { classNames } from '@dana/ui';
import { Amount } from '#parts/amount.tsx';
import { useTranslation } from 'react-i18next';
import css from './pay-bar.module.css';
import { PlaceButton, type PlaceButtonProps } from './place-button.tsx';

type PayBarProps = PlaceButtonProps & {
  /** What will be paid. Unit: major units of the shopper's currency. */
  total: number;
  isSettling: boolean;
};

/** On phones: what will be paid and the button that orders, at the lower edge wherever the page is scrolled to. */
export function PayBar({ total, isSettling, ...button }: PayBarProps) {
  const { t } = useTranslation('cart-checkout');
  return (
    <div className={classNames(css.bar, 'no-print')}>
      <p className={classNames(css.total, isSettling && css.settling)} aria-busy={isSettling || undefined}>
        <span className={css.label}>{t('summary.total')}</span>
        <Amount value={total} />
      </p>
      <div className={css.order}>
        <PlaceButton {...button} />
      </div>
    </div>
  );
}
