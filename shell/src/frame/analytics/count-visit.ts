import type { Bus } from '@dana/bus';
import type { AnalyticsEvent } from '@dana/contracts/analytics-event';
import type { Locale } from '@dana/contracts/locale';
import { paths } from '@dana/contracts/paths';
import type { Analytics } from './analytics.ts';
import { createEventSender } from './event-sender.ts';

/** An event without what all of them carry. */
type Happening = AnalyticsEvent extends infer Event
  ? Event extends AnalyticsEvent
    ? Omit<Event, 'id' | 'visit' | 'at' | 'path' | 'locale'>
    : never
  : never;

type CountOptions = { bus: Bus; locale: Locale; analytics: Analytics };

const productPath = paths.product('');

/** Counts what is shown and done from now on. @returns ends that; what was not sent yet is forgotten. */
export function countVisit({ bus, locale, analytics: { url, shown } }: CountOptions): () => void {
  const sender = createEventSender(postEvents(url));
  const visit = crypto.randomUUID();
  const note = (happening: Happening): void =>
    sender.add({
      ...happening,
      ...{ id: crypto.randomUUID(), visit, at: new Date().toISOString() },
      ...{ path: shown.getSnapshot() ?? '', locale },
    } as AnalyticsEvent);
  const notePage = (): void => {
    const path = shown.getSnapshot();
    if (path === undefined) return;
    note({ type: 'page.viewed' });
    if (path.startsWith(productPath)) note({ type: 'product.viewed', slug: path.slice(productPath.length) });
  };
  const facts = [
    bus.on('cart.itemAdded').subscribe(({ slug, quantity, isPending }) => {
      if (!isPending) note({ type: 'cart.itemAdded', slug, quantity });
    }),
    bus.on('wishlist.itemAdded').subscribe(({ slug }) => note({ type: 'wishlist.itemAdded', slug })),
    bus.on('order.placed').subscribe(() => note({ type: 'order.placed' })),
  ];
  const leave = (): void => void (document.visibilityState === 'hidden' && sender.flush());
  document.addEventListener('visibilitychange', leave);
  const stopShown = shown.subscribe(notePage);
  notePage();
  return () => {
    for (const fact of facts) fact.unsubscribe();
    document.removeEventListener('visibilitychange', leave);
    stopShown();
    sender.end();
  };
}

const timeoutMs = 10_000;

/** Sends a batch without cookies and without waiting for permission; true when the address took it. Goes on when the page is left. */
const postEvents =
  (url: string) =>
  async (body: string): Promise<boolean> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
        mode: 'no-cors',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Another site's answer cannot be read: that there is one is all that is known.
      return answer.type === 'opaque' || answer.ok;
    } catch {
      return false;
    }
  };
