import { offers } from '@dana/contracts/offers';
import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { Link } from 'react-router-dom';
import css from './order-notes.module.css';

/** What a shopper may want to know before the last press. */
export function OrderNotes() {
  const { t } = useTexts('cart-checkout');
  const { api } = useShell();
  // The page of answers is this shop's own; elsewhere questions are asked.
  const answers = offers(api, 'own-pages') ? paths.page('faq') : paths.contact();
  return (
    <>
      <p className={css.note}>{t('order.secure')}</p>
      <p className={css.note}>
        <Link to={answers}>{t('order.questions')}</Link>
      </p>
    </>
  );
}
