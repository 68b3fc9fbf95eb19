import { localPath, paths } from '@dana/contracts/paths';
import { matchRoute } from '@dana/contracts/match-route';
import type { SeenReport } from '@dana/contracts/offline';
import { splitLocale } from '@dana/contracts/locale';
import { mayPrefetch } from '@dana/runtime';
import { readCookies } from '@dana/runtime/cookies';
import type { PageEnvironment } from '../routing/page-environment.ts';

/** A page that still loads goes first. Unit: milliseconds without anything new. */
const restMs = 1_500;

/** Reports each page that is shown, once it is at rest, with the files and pictures that it has loaded. */
export function reportSeen(
  { remotes, locale }: Pick<PageEnvironment, 'remotes' | 'locale'>,
  send: (report: SeenReport) => void,
): () => void {
  // Another host may have the released files; it has those of all remotes.
  const [remote] = Object.values(remotes);
  const filesOrigin = new URL(remote?.current.base ?? '/', location.href).origin;
  const loaded = new Set<string>();
  let reported = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The page of the address, if its document is the same for everybody. */
  function pageNow(): string | undefined {
    const { pathname, search } = location;
    const match = matchRoute(remotes, splitLocale(pathname).path);
    return match?.route.cache === 'public' ? pathname + search : undefined;
  }
  function report(): void {
    if (!mayPrefetch()) return;
    const page = pageNow();
    const isNew = page !== undefined && page !== reported;
    if (!isNew && loaded.size === 0) return;
    const frames = readCookies().includes('cart_id=') ? [localPath(locale, paths.cart())] : [];
    send({ kind: 'seen', ...(isNew && { page }), frames, files: [...loaded] });
    if (isNew) reported = page;
    loaded.clear();
  }
  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(report, restMs);
  }
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const { origin, pathname, search } = new URL(entry.name);
      if (origin === location.origin) {
        if (isFile(pathname) || isPicture(pathname)) loaded.add(pathname + search);
      } else if (origin === filesOrigin && isFile(pathname)) loaded.add(entry.name);
    }
    later();
  });
  observer.observe({ type: 'resource', buffered: true });
  later();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

const isFile = (pathname: string): boolean => pathname.startsWith('/assets/');
const isPicture = (pathname: string): boolean => /^\/(?:api\/media|icons)\/|\.svg$/.test(pathname);
