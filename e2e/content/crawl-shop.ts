import type { Page } from '@playwright/test';
import { storefrontUrl } from '../support/shared-shop.ts';
import { inspectPage, type PageReport } from './inspect-page.ts';

export type Visit = { status: number; report?: PageReport };
type CrawlOptions = {
  reader: Page;
  locale: 'en' | 'ar';
  /** First words of text keys: what stands in the HTML as `area.something` is a missing text. */
  areas: string[];
  /** What the shop sells or says in the other language alone. */
  untranslated: string[];
  /** Addresses to visit even if no page links to them. */
  alsoVisit: string[];
};

const concurrentVisits = 4;
/** Filters and sortings can be combined without end; of each page this many combinations are followed. */
const queriesPerPath = 3;

/** Visits every page of one language that can be reached from its home page by links in the server's HTML. */
export async function crawlShop({
  reader,
  locale,
  areas,
  untranslated,
  alsoVisit,
}: CrawlOptions): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  const queries = new Map<string, number>();
  const waiting: string[] = [];

  function plan(href: string): void {
    const { origin, pathname, search } = new URL(href, storefrontUrl);
    if (origin !== new URL(storefrontUrl).origin) return;
    // The other language has a crawl of its own.
    if (new RegExp(`^/${locale === 'ar' ? 'en' : 'ar'}(/|$)`).test(pathname)) return;
    const address = pathname + search;
    if (visits.has(address)) return;
    if (search) {
      const count = queries.get(pathname) ?? 0;
      if (count >= queriesPerPath) return;
      queries.set(pathname, count + 1);
    }
    visits.set(address, { status: 0 });
    waiting.push(address);
  }

  async function visit(address: string): Promise<void> {
    const answer = await fetch(storefrontUrl + address);
    const html = await answer.text();
    const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
    // Where the shopper is sent on (sign-in), the page that answers is judged under its own address.
    if (answer.redirected) plan(answer.url);
    if (!isPage || answer.redirected) return void visits.set(address, { status: answer.status });
    const report = await inspectPage(reader, html, { locale, areas, untranslated });
    visits.set(address, { status: answer.status, report });
    for (const link of report.links) plan(link);
  }

  for (const address of [`/${locale}`, ...alsoVisit]) plan(address);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await visit(next);
  };
  // A worker that runs dry while others still find links would end too early.
  while (waiting.length > 0) await Promise.all(Array.from({ length: concurrentVisits }, work));
  return visits;
}
