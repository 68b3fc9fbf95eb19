import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import css from './order-notes.module.css';

/** What a shopper may want to know before the last press. */
export function OrderNotes() {
  const { t } = useTranslation('cart-checkout');
  const { api } = useShell();
  const promise = shopOf(api).promises?.checkout;
  // The page of answers is this shop's own; elsewhere questions are asked.
  const answers = offers(api, 'own-pages') ? paths.page('faq') : paths.contact();
  return (
    <>
      {promise && <p className={css.note}>{promise}</p>}
      <p className={css.note}>
        <Link to={answers}>{t('order.questions')}</Link>
      </p>
    </>
  );
}
