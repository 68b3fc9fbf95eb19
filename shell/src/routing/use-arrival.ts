import { useTexts } from '@dana/i18n';
import { useShell } from '@dana/runtime';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { applyHead } from '../document/apply-head.ts';
import type { LoadedPage } from './load-page.ts';
import type { PageStore } from './page-store.ts';
import { rememberScroll, restoreScroll } from './scroll-memory.ts';

/** What happens once a new page is shown: title, focus, scroll. Nothing of it on the page the document came with. */
export function useArrival(page: LoadedPage, pages: PageStore): void {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const { locale, publicOrigin } = useShell();
  const { t } = useTexts('shell');
  const isFirst = useRef(true);

  const arrive = useEffectEvent(() => {
    pages.settle(pathname);
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    applyHead(page, { locale, publicOrigin, path: pathname, errorTitle: t('errorPage.title') });
    // The heading tells a screen reader where it is; without one the main region does.
    const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    if (navigationType === 'POP') restoreScroll(key);
    else window.scrollTo({ top: 0, behavior: 'instant' });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving is a matter of the path, not of the function
  useEffect(() => arrive(), [pathname, page.kind]);
  // In the layout phase: a shorter page moves the window at once, and that is not where the shopper was.
  useLayoutEffect(() => rememberScroll(key), [key]);
}
