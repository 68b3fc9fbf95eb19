import type { Page } from '@playwright/test';

/** What a crawler sees of one page, and what is wrong with it. */
export type PageReport = {
  /** Addresses of this shop that the page links to, as they stand there. */
  links: string[];
  title: string;
  description: string;
  canonical: string;
  alternates: Record<string, string>;
  isIndexable: boolean;
  headingCount: number;
  /** Headings that stand more than one level below the one before them, in words. */
  headingJumps: string[];
  jsonLdTypes: string[];
  /** Texts that are keys of a text file, or in the other language without saying so. */
  strayTexts: string[];
};

/** Reads a page's HTML as a browser does, without loading anything that it names. */
type Words = {
  locale: 'en' | 'ar';
  /** First words of text keys. */
  areas: string[];
  /** What the shop sells or says in the other language alone. */
  untranslated: string[];
};

export function inspectPage(reader: Page, html: string, words: Words): Promise<PageReport> {
  return reader.evaluate(read, { html, ...words });
}

/** Runs in the browser. */
function read({ html, locale, areas, untranslated }: Words & { html: string }): PageReport {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name) ?? '';
  const alternates = [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
    link.getAttribute('hreflang') ?? '',
    link.getAttribute('href') ?? '',
  ]);
  const links = [...page.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') || href.startsWith('http'));

  const isKey = (text: string): boolean =>
    /^[a-z][A-Za-z]*(\.[a-z][A-Za-z0-9_]*)+$/.test(text) && areas.includes(text.split('.')[0] ?? '');
  const arabic = /[\u0600-\u06ff]/;
  const twoWords = {
    en: /[\u0600-\u06ff]{2,}[\s،.]+[\u0600-\u06ff]{2,}/,
    ar: /[A-Za-z]{3,}[\s,.]+[A-Za-z]{3,}/,
  };
  /** Two foreign words in a text without any of the page's own are a sentence; one alone may be a name. */
  const isForeign = (text: string): boolean => {
    const whole = untranslated.reduce((rest, data) => rest.replaceAll(data, ''), text);
    // A name within marks that keep its direction apart.
    const own = whole.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, '');
    const hasOwnWords = locale === 'ar' ? arabic.test(own) : /[A-Za-z]{2,}/.test(own);
    return !hasOwnWords && twoWords[locale].test(own);
  };
  const isMarked = (element: Element): boolean => {
    const language = element.closest('[lang]')?.getAttribute('lang');
    return (
      language !== locale || element.closest('bdi, code, [dir="ltr"]:not(html), [translate="no"]') !== null
    );
  };
  const strayTexts: string[] = [];
  const judge = (text: string, element: Element): void => {
    if (isKey(text) || (isForeign(text) && !isMarked(element))) strayTexts.push(text.slice(0, 80));
  };
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (!parentElement || parentElement.closest('script, style, noscript')) continue;
    const text = (nodeValue ?? '').trim();
    if (text) judge(text, parentElement);
  }
  for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
    for (const element of page.body.querySelectorAll(`[${name}]`))
      judge(element.getAttribute(name) ?? '', element);
  const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levelOf = (heading: Element | undefined): number => Number(heading?.tagName.slice(1) ?? 0);
  const headingJumps = headings
    .filter((heading, place) => place > 0 && levelOf(heading) > levelOf(headings[place - 1]) + 1)
    .map((heading) => `${heading.tagName} "${heading.textContent?.trim().slice(0, 40)}"`);
  const description = attribute('meta[name="description"]', 'content');
  for (const text of [page.title, description]) judge(text, page.documentElement);

  return {
    links: [...new Set(links)],
    title: page.title,
    description,
    canonical: attribute('link[rel="canonical"]', 'href'),
    alternates: Object.fromEntries(alternates) as Record<string, string>,
    isIndexable: !attribute('meta[name="robots"]', 'content').includes('noindex'),
    headingCount: page.querySelectorAll('h1').length,
    headingJumps,
    jsonLdTypes: [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
      const data = JSON.parse(script.textContent ?? '{}') as { '@type'?: string };
      return data['@type'] ?? [];
    }),
    strayTexts,
  };
}
