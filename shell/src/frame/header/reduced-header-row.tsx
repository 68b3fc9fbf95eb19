import { useTexts } from '@dana/i18n';
import { Container, Icon } from '@dana/ui';
import { CartLink } from './cart-link.tsx';
import actions from './header-actions.module.css';
import css from './header.module.css';
import { HomeLink } from './home-link.tsx';

/** The header's row of the checkout: nothing that leads away from the order but the logo and the cart. */
export function ReducedHeaderRow() {
  const { t } = useTexts('shell');
  return (
    <div className={css.bar}>
      <Container className={css.row}>
        <HomeLink />
        <p className={css.secure}>
          <Icon name="lock" size={20} />
          <span>{t('header.secure')}</span>
        </p>
        <div className={actions.actions}>
          <CartLink />
        </div>
      </Container>
    </div>
  );
}
