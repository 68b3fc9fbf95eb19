import { paths } from '@dana/contracts/paths';
import { useTexts } from '@dana/i18n';
import { Link } from 'react-router-dom';
import css from './order-notes.module.css';

/** What a shopper may want to know before the last press. */
export function OrderNotes() {
  const { t } = useTexts('cart-checkout');
  return (
    <>
      <p className={css.note}>{t('order.secure')}</p>
      <p className={css.note}>
        <Link to={paths.page('faq')}>{t('order.questions')}</Link>
      </p>
    </>
  );
}
