import { shopOf } from '@dana/contracts/shop/shop-facts';
import { useShell } from '@dana/runtime';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLocale } from '@dana/contracts/locale';
import { useTranslation } from 'react-i18next';
import { applyHead } from '../document/apply-head.ts';
import { useShownNavigationType } from './hydration-address.tsx';
import type { LoadedPage } from './page-environment.ts';
import type { PageStore, ShownPage } from './page-store.ts';
import { rememberScroll, restoreScroll } from './scroll-memory.ts';

/** The frame's end belongs to each page: it was not moved from its place below the page before. */
function layOutAgain(element: HTMLElement | null): void {
  if (!element) return;
  element.style.display = 'none';
  void element.offsetHeight;
  element.style.removeProperty('display');
}

/** By then the accessibility tree has told of what has the keyboard. Unit: milliseconds. */
const toldMs = 200;

/**
 * The heading says to a screen reader where it is; without one the main region does.
 * What had the keyboard may have gone with the page before, and Orca says nothing of what takes it from an element that is gone: so
 * the region, which stays, has it in between.
 */
function focusHeading(): void {
  const main = document.getElementById('main');
  if (!main) return;
  const focus = (target: HTMLElement): void => {
    target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  };
  const focusHere = (): void => focus(main.querySelector<HTMLElement>('h1') ?? main);
  const isLost = isNowhere();
  const take = isLost ? () => focus(main) : focusHere;
  take();
  // A dialog that went with its page holds the focus, or gives it back to where it was opened, until its effects are over.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!document.activeElement?.closest('#main, [role="dialog"], dialog')) take();
    }),
  );
  if (isLost)
    setTimeout(() => {
      if (isNowhere()) focusHere();
    }, toldMs);
}

/** Whether nothing of a page has the keyboard. */
const isNowhere = (): boolean =>
  [document.body, document.getElementById('main')].includes(document.activeElement as HTMLElement);

const goToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });

/** Whether the shopper stands in the frame: its menu and its search lead to a page, its own filters only change it. */
const isInFrame = (): boolean =>
  document.activeElement?.closest('[data-layout] > header, [data-layout] > footer') != null;

/** Calls back when Back leads to the page that is still shown: the router has nothing to change for that. */
function whenBackAt(path: string, callback: () => void): () => void {
  const check = (): void => {
    if (splitLocale(window.location.pathname).path === path) callback();
  };
  window.addEventListener('popstate', check);
  return () => window.removeEventListener('popstate', check);
}

/**
 * What happens once a new page is shown: title, focus, scroll. Nothing of it on the page the document came with.
 * @param isAway – the page has given way to the outline of one that is on its way.
 * @returns what to call when the rest of a page that was begun is shown.
 */
export function useNavigationEffects(
  page: ShownPage,
  pages: PageStore,
  isAway: boolean,
): (rest: LoadedPage) => void {
  const { pathname, search, key } = useLocation();
  const navigationType = useShownNavigationType();
  const { api, locale, publicOrigin } = useShell();
  const { t } = useTranslation('shell');
  const shown = useRef<{ pathname: string; kind: ShownPage['kind'] }>(undefined);

  const writeHead = (shownPage: ShownPage): void =>
    applyHead('head' in shownPage ? shownPage : {}, {
      locale,
      publicOrigin,
      path: pathname,
      shopName: shopOf(api).name,
      errorTitle: t('errorPage.title'),
    });

  const arrive = useEffectEvent(() => {
    const before = shown.current;
    shown.current = { pathname, kind: page.kind };
    if (before?.pathname === pathname && before.kind === page.kind) {
      stay();
      return;
    }
    pages.settle(pathname);
    if (!before) return;
    // It was missing, and came by itself or by a press: nobody went anywhere, and who is typing goes on.
    if (before.pathname === pathname && page.kind !== 'placeholder') return arriveLate(page);
    writeHead(page);
    focusHeading();
    // Before scrolling: without its end the page is shorter, and the window would be moved up.
    layOutAgain(document.querySelector('#main ~ footer'));
    if (navigationType === 'POP') restoreScroll(key);
    else goToTop();
  });

  /** The same page with another query. */
  const stay = (): void => {
    const whole = page.kind === 'placeholder' ? page.page : page;
    if (whole?.kind === 'page') writeHead({ ...whole, head: pages.stay(whole, pathname, search) });
    if (navigationType === 'POP' || !isInFrame()) return;
    focusHeading();
    goToTop();
  };

  // Both in the layout phase. A new page seen at the old page's place for one frame would jump; and a shorter page moves
  // the window at once, which is not where the shopper was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving is a matter of the address, not of the function
  useLayoutEffect(() => arrive(), [pathname, search, page.kind]);
  useKeptScroll(key, isAway);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is shown now, nothing is waited for
  useLayoutEffect(() => {
    if (page.kind !== 'placeholder' || page.page) pages.progress.end();
  }, [pathname, search, key]);
  useEffect(() => whenBackAt(pathname, pages.progress.end), [pathname, pages]);

  const arriveLate = (rest: LoadedPage): void => {
    pages.progress.end();
    writeHead(rest);
    // What had the focus, as the heading of a beginning, went with what stood here before.
    if (isNowhere()) focusHeading();
  };
  return arriveLate;
}

/**
 * Remembers how far each history entry was scrolled.
 * @param isAway – the page has given way to an outline, which is looked at from its top and remembers nothing.
 */
function useKeptScroll(key: string, isAway: boolean): void {
  const leftKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (isAway) {
      leftKey.current = key;
      window.scrollTo({ top: 0, behavior: 'instant' });
      // What was pressed went with its page.
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
      return;
    }
    // The shopper came back before the other page was there.
    if (leftKey.current === key) restoreScroll(key);
    leftKey.current = undefined;
    return rememberScroll(key);
  }, [key, isAway]);
}
