import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployables, folderOf } from '@dana/config/workspace';
import { fixedRoutes, routesWithParameters } from '../support/all-routes.ts';
import { listProducts, type ProductMark, readProduct } from '../support/products.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { crawlShop, type Visit } from './crawl-shop.ts';

/* The whole shop as search engines read it: every page of one language, by its server's HTML. Its robots, sitemap and manifest: services/edge/src/seo. */

/** An address that does not exist on purpose. */
const notFoundPath = '/404';

test('every page has its words in one language, its addresses in both, and no link that leads nowhere', async ({
  page,
  at,
  shopLocale,
}) => {
  test.setTimeout(180_000);
  const routes = [...fixedRoutes, ...(await routesWithParameters())].map(at);
  const sitemap = await readSitemap(shopLocale);
  const visits = await crawlShop({
    reader: page,
    locale: shopLocale,
    areas: textAreas(),
    untranslated: await untranslatedTexts(shopLocale),
    alsoVisit: [...routes, ...sitemap],
  });
  const linked = [...visits].filter(([address]) => address !== at(notFoundPath));
  const problems = (of: (visit: Visit, address: string) => string[]) =>
    linked.flatMap(([address, visit]) => of(visit, address).map((problem) => `${address}: ${problem}`));

  expect(linked.length, 'pages found').toBeGreaterThan(80);
  expect(visits.get(at(notFoundPath))?.status).toBe(404);
  expect
    .soft(
      problems(({ status }) => (status === 200 ? [] : [`status ${status}`])),
      'broken links and missing routes',
    )
    .toEqual([]);
  expect
    .soft(
      problems(({ report }, address) => (report ? headProblems(report, address, shopLocale) : [])),
      'pages without title, description, addresses, or headings in order',
    )
    .toEqual([]);
  expect
    .soft(
      problems(({ report }) => report?.strayTexts ?? []),
      'missing texts and texts in the wrong language',
    )
    .toEqual([]);
  expect
    .soft(
      problems(({ report }) =>
        report?.links.some((link) => /^\/(?!(en|ar)(\/|\?|#|$)|api\/media\/)/.test(link))
          ? ['a link without its language']
          : [],
      ),
    )
    .toEqual([]);
  expect
    .soft(
      sitemap.filter((address) => {
        const report = visits.get(address)?.report;
        return !report?.isIndexable || new URL(report.canonical).pathname !== address;
      }),
      'pages of the sitemap that are hidden or stand for another page',
    )
    .toEqual([]);
});

type Report = NonNullable<Visit['report']>;

function headProblems(report: Report, address: string, locale: string): string[] {
  const { title, description, canonical, alternates, headingCount, headingJumps } = report;
  const own = alternates[locale];
  return [
    title.length > 0 ? '' : 'no title',
    description.length > 20 ? '' : `description "${description}"`,
    canonical.startsWith(`${storefrontUrl}/${locale}`) ? '' : `canonical "${canonical}"`,
    own === canonical ? '' : `${locale} alternate "${own}"`,
    alternates.en && alternates.ar && alternates['x-default'] === alternates.en
      ? ''
      : `alternates of ${address} ${JSON.stringify(alternates)}`,
    headingCount === 1 ? '' : `${headingCount} main headings`,
    ...headingJumps.map((heading) => `a level is left out before ${heading}`),
  ].filter(Boolean);
}

async function readSitemap(locale: string): Promise<string[]> {
  const xml = await (await fetch(`${storefrontUrl}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname)
    .filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`));
}

/** Names and descriptions of products that the shop has in the other language alone. */
async function untranslatedTexts(locale: 'en' | 'ar'): Promise<string[]> {
  const products = (await listProducts(locale)) as (ProductMark & {
    text_lang?: string | null;
    description?: string;
    excerpt?: string;
  })[];
  const foreign = products.filter(({ text_lang }) => text_lang && text_lang !== locale);
  const whole = await Promise.all(foreign.map(({ slug }) => readProduct(locale, slug)));
  return (whole as typeof products).flatMap(({ name, excerpt = '', description = '' }) => [
    ...[name, excerpt].filter(Boolean),
    ...description.split(/<[^>]*>/).filter((text) => text.trim() !== ''),
  ]);
}

/** The first words of all text keys of all deployables. */
function textAreas(): string[] {
  const areas = deployables.flatMap((deployable) =>
    Object.keys(JSON.parse(readFileSync(join(folderOf(deployable), 'src/locales/en.json'), 'utf8'))),
  );
  return [...new Set(areas)];
}
