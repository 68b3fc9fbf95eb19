import { Container, Icon } from '@dana/ui';
import { useTranslation } from 'react-i18next';
import { usePageTexts } from '../texts/use-page-texts.ts';
import type { Theme } from '../theme/theme.ts';
import css from './page-head.module.css';
import { ThemeLinks } from './theme-links.tsx';

/** The head of the page: what it is, and in which language and theme it is looked at. */
export function PageHead({ theme }: { theme: Theme }) {
  const { t } = usePageTexts();
  const { i18n: texts } = useTranslation('parts');
  const other = texts.language === 'ar' ? 'en' : 'ar';
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
