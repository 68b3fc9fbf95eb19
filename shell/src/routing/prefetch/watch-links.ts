import { type Locale, splitLocale } from '@dana/contracts/locale';

export type LinkTarget = { path: string; search: string };
type LinkWatch = {
  /** A link came into view. */
  onSeen: (target: LinkTarget) => void;
  /** The pointer or focus is on a link, or a finger went down on it. */
  onAimed: (target: LinkTarget) => void;
};

/** A pointer that only passes over a link aims at nothing. Unit: milliseconds. */
const aimDelayMs = 80;

/** Watches the links of the document, also those that come later, that lead to other pages of this language. */
export function watchLinks(locale: Locale, { onSeen, onAimed }: LinkWatch): void {
  const watched = new WeakSet<Element>();
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      const page = targetOf(target, locale);
      if (page) onSeen(page);
    }
  });
  const watchNew = (): void => {
    for (const link of document.links) {
      if (watched.has(link)) continue;
      watched.add(link);
      inView.observe(link);
    }
  };
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      watchNew();
    }, 200);
  }).observe(document.body, { subtree: true, childList: true });
  watchNew();

  let timer: ReturnType<typeof setTimeout> | undefined;
  const aim = (delayMs: number) => (event: Event) => {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const page = link && targetOf(link, locale);
    if (page) timer = setTimeout(() => onAimed(page), delayMs);
  };
  document.addEventListener('pointerover', aim(aimDelayMs), { passive: true });
  // A finger on a link means it; a scroll that begins there costs one page.
  document.addEventListener('pointerdown', aim(0), { passive: true });
  document.addEventListener('focusin', aim(aimDelayMs));
}

/** The page of this shop that a link leads to in place; undefined for all others and for the page that is shown. */
function targetOf(link: Element, locale: Locale): LinkTarget | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  const { locale: own, path } = splitLocale(link.pathname);
  return own === locale ? { path, search: link.search } : undefined;
}
