import { useTexts } from '@dana/i18n';
import { Container, Icon } from '@dana/ui';
import { AccountLinks } from './account-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import css from './utility-strip.module.css';

/** The thin strip over the header's row. Currencies appear here once there is more than one. */
export function UtilityStrip() {
  const { t } = useTexts('shell');
  return (
    <div className={css.strip}>
      <Container size="wide" className={css.row}>
        <p className={css.message}>
          <Icon name="truck" size={16} />
          <span>{t('header.shipping')}</span>
        </p>
        <AccountLinks className={css.account} />
        <LanguageSwitch className={css.link} />
      </Container>
    </div>
  );
}
