import { Container, Icon } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { usePageMessages } from '../messages.ts';
import type { Theme } from '../theme/theme.ts';
import css from './page-head.module.css';
import { ThemeLinks } from './theme-links.tsx';

/** The head of the page: what it is, and in which language and theme it is looked at. */
export function PageHead({ theme }: { theme: Theme }) {
  const { t } = usePageMessages();
  const { i18n } = useTranslation('parts');
  const other = i18n.language === 'ar' ? 'en' : 'ar';
  const search = theme === 'system' ? '' : `?theme=${theme}`;
  return (
    <header className={css.head}>
      <Container size="wide" className={css.bar}>
        <p className={css.name}>
          <span className={css.brand}>{t('name')}</span>
        </p>
        <ThemeLinks theme={theme} />
        <a className={css.language} href={`/dev/parts/${other}${search}`} lang={other} hrefLang={other}>
          <Icon name="language" />
          {t('otherLanguage.name')}
        </a>
      </Container>
    </header>
  );
}
