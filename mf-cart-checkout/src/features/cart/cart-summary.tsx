import type { CheckoutData } from '@dana/contracts/api/checkout';
import { paths } from '@dana/contracts/paths';
import { Button, classNames, LinkButton } from '@dana/ui';
import { PaymentMethods } from '@dana/ui/payment-methods';
import { Link } from 'react-router-dom';
import { FreeShipping } from '#parts/free-shipping.tsx';
import { panelClass } from '@dana/commerce/panel';
import { SummaryRows } from '#parts/summary-rows.tsx';
import { useTranslation } from 'react-i18next';
import css from './cart-summary.module.css';

type CartSummaryProps = {
  data: CheckoutData;
  isSettling: boolean;
  /** Some line holds more than there is. */
  isBlocked: boolean;
};

/** What the cart costs, and the way on. */
export function CartSummary({ data, isSettling, isBlocked }: CartSummaryProps) {
  const { t } = useTranslation('cart-checkout');
  return (
    <section className={classNames(panelClass, css.summary)} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={css.title}>
        {t('summary.title')}
      </h2>
      <FreeShipping data={data} />
      <SummaryRows data={data} isSettling={isSettling} />
      {isBlocked ? (
        <>
          <Button block size="large" aria-disabled="true" aria-describedby="cart-blocked">
            {t('summary.proceed')}
          </Button>
          <p id="cart-blocked" className={css.blocked}>
            {t('summary.blocked')}
          </p>
        </>
      ) : (
        <LinkButton href={paths.checkout()} block size="large">
          {t('summary.proceed')}
        </LinkButton>
      )}
      <PaymentMethods methods={data.payment_methods} label={t('summary.payWith')} className={css.payments} />
      <Link to={paths.shop()} className={css.continue}>
        {t('continueShopping')}
      </Link>
    </section>
  );
}
