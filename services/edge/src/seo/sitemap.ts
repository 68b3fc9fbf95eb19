import { defaultLocale, type Locale, locales } from '@dana/contracts/locale';
import { localPath } from '@dana/contracts/paths';
import type { Composition } from '@dana/contracts/release/composition';
import { Hono } from 'hono';
import type { AskBackEnd } from '../shop/follow-extensions.ts';
import { markup } from '../http/markup.ts';
import { indexablePaths, listsOf } from './indexable-paths.ts';
import { type ListedSlugs, readListedSlugs } from './listed-slugs.ts';

type SitemapOptions = {
  resolve: () => Promise<Composition | undefined>;
  apiBaseUrl: string;
  askBackEnd: AskBackEnd;
  publicOrigin: string;
  onProblem: (message: string) => void;
  now?: () => number;
};

/** Products come and go by the hour, not by the request. Unit: milliseconds. */
const freshMs = 600_000;

/**
 * `GET /sitemap.xml`: every page for search engines in every language, each naming its other languages.
 * Errors: 503 when the API cannot be asked and never could; after that the last known list stands in.
 */
export function sitemapRoute({
  resolve,
  apiBaseUrl,
  askBackEnd,
  publicOrigin,
  onProblem,
  now = Date.now,
}: SitemapOptions): Hono {
  let known: { slugs: ListedSlugs; atMs: number; lists: string } | undefined;
  let reading: Promise<void> | undefined;

  /** Many may ask at once; the API is asked once. */
  function renew(lists: string[]): Promise<void> {
    reading ??= readListedSlugs(apiBaseUrl, lists, { known: known?.slugs, onProblem })
      .then(
        (slugs) => {
          known = { slugs, atMs: now(), lists: lists.join() };
        },
        (error: unknown) => onProblem(`The sitemap could not be renewed: ${String(error)}`),
      )
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return new Hono().get('/sitemap.xml', async (c) => {
    const composition = await resolve();
    const { extensions } = await askBackEnd();
    const lists = composition ? listsOf(composition.remotes, extensions) : [];
    // A release may bring a list of its own.
    const isFresh = known && now() - known.atMs <= freshMs && known.lists === lists.join();
    if (composition && !isFresh) await renew(lists);
    if (!known || !composition) {
      c.header('Retry-After', '60');
      c.header('Cache-Control', 'no-store');
      return c.text('The list of pages cannot be had right now.', 503);
    }
    c.header('Content-Type', 'application/xml; charset=utf-8');
    c.header('Cache-Control', 'public, max-age=600');
    return c.body(sitemapXml(indexablePaths(composition.remotes, known.slugs, extensions), publicOrigin));
  });
}

/** A sitemap with `xhtml:link` alternates. Source: sitemaps.org, and search engines' pages on localised versions. */
export function sitemapXml(paths: string[], publicOrigin: string): string {
  const url = (locale: Locale, path: string) => `${publicOrigin}${localPath(locale, path)}`;
  const alternate = (hreflang: string, href: string) =>
    markup`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const entries = paths.flatMap((path) => {
    const alternates = [
      ...locales.map((locale) => alternate(locale, url(locale, path))),
      alternate('x-default', url(defaultLocale, path)),
    ];
    return locales.map((locale) => markup`<url><loc>${url(locale, path)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}
