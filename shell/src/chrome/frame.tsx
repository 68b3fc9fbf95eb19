import { useTexts } from '@dana/i18n';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import css from './frame.module.css';
import { Header } from './header.tsx';

/** The frame of the default layout around a page. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTexts('shell');
  return (
    <>
      <a href="#main" className={`skip-link ${css.skip}`}>
        {t('skipToContent')}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
