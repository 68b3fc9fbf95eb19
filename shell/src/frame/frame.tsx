import { fallbackLayout } from '@dana/contracts/match-route';
import { paths } from '@dana/contracts/paths';
import type { Layout } from '@dana/contracts/release/remote-manifest';
import { latePart } from '@dana/runtime';
import { classNames } from '@dana/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { createPageProgress, type PageProgress } from '../routing/page-progress.ts';
import { frameLooks } from './parts/frame-look.ts';
import css from './frame.module.css';
// Its styles come with every page's: the server draws it.
import '@dana/ui/payment-methods.module.css';
import './footer/brief-footer.module.css';
import './footer/footer-fold.module.css';
import './footer/footer.module.css';
import { Header } from './header/header.tsx';
import { MainRegion } from './main-region.tsx';

// Nobody presses on it first: its code comes, and is hydrated, behind the page's.
const Footer = latePart(async () => (await import('./footer/footer.tsx')).Footer, { lost: 'without' });

type FrameProps = {
  /** The layout of a path (without language prefix); the default one where nobody claims the path. */
  layoutOf?: (path: string) => Layout;
  /** Of the page within; without it none is ever on its way. */
  progress?: PageProgress;
  children: ReactNode;
};

const nothingOnItsWay = createPageProgress();

/** The frame around a page, in the layout that the page's remote names. */
export function Frame({ layoutOf = () => fallbackLayout, progress = nothingOnItsWay, children }: FrameProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const layout = layoutOf(pathname);
  const main = <MainRegion progress={progress}>{children}</MainRegion>;
  const withoutScript = (
    <noscript>
      <p className={css.withoutScript}>{t('withoutScript')}</p>
    </noscript>
  );
  if (layout === 'none')
    return (
      <>
        {withoutScript}
        {main}
      </>
    );

  const look = frameLooks[layout];
  // In the checkout what leads away is left out.
  const isReduced = pathname === paths.checkout();
  return (
    <div data-layout={layout} className={classNames(css.frame, css[look.header])}>
      <a href="#main" className={classNames('skip-link', css.skip)}>
        {t('skipToContent')}
      </a>
      {withoutScript}
      <Header look={look} isReduced={isReduced} />
      {main}
      <Footer look={look} isReduced={isReduced} />
    </div>
  );
}
