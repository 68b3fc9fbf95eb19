import { randomUUID } from 'node:crypto';
import { directionOf, type Locale } from '@dana/contracts/locale';
import { type DocumentState, documentStateElementId, rootElementId } from '@dana/contracts/page-state';
import type { Composition } from '@dana/contracts/release';
import { themeColour, webManifestPath } from '../machines/web-manifest.ts';
import type { RenderedPage } from '../render/render-messages.ts';
import { devHookScript } from '../dev/dev-overlay.ts';
import { inlineComposition } from '../store/resolve-composition.ts';
import { earlyPressesScript } from './early-presses.ts';
import { escapeHtml, openTag, scriptJson } from './escape-html.ts';
import { filesOfPage } from './files-of-page.ts';

export type DocumentInput = {
  composition: Composition;
  locale: Locale;
  currency: string;
  publicOrigin: string;
  /** The rendered page; absent where dev servers take part and the browser does it all. */
  page: RenderedPage | undefined;
  isDevelopment?: boolean;
};

/** A page that is left to the browser: nothing of a remote is known to be needed. */
const nothingRendered = { used: [], brokenContainers: [] };

/** A document that is made once and sent with a fresh nonce each time: the nonce stands between its pieces. */
export type HtmlDocument = readonly string[];

const shopName: Record<Locale, string> = { en: 'Dana', ar: 'دانة' };

/**
 * The whole HTML of a page: the right language and direction in the first bytes, everything that the page needs named
 * in the head so that nothing waits for something else, the rendered page, and the state it was rendered from.
 */
export function htmlDocument(input: DocumentInput): HtmlDocument {
  const { composition, locale, page } = input;
  // Nobody knows it before and nobody sees it after: no text of a shopper or of the shop can stand for a nonce.
  const nonce = randomUUID();
  const preloadTag = preloadTagWith(nonce);
  const { shell, id } = composition;
  const files = filesOfPage(composition, locale, page ?? nothingRendered);
  const htmlTag = openTag('html', { lang: locale, dir: directionOf(locale), 'data-composition': id });
  return [
    `<!doctype html>${htmlTag}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page?.title ?? shopName[locale])}</title>`,
    `<script nonce="${nonce}">${earlyPressesScript}</script>`,
    input.isDevelopment && `<script nonce="${nonce}">${devHookScript}</script>`,
    ...files.styles.map(styleTag),
    ...files.fonts.map((file) => preloadTag(file, 'font')),
    page?.preloadImage && imagePreloadTag(page.preloadImage),
    ...files.scripts.map((file) => preloadTag(file, 'script')),
    ...files.entryScripts.map((file) => scriptTag(file, nonce)),
    ...files.lateScripts.map((file) => preloadTag(file, 'script', 'low')),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    openTag('link', { rel: 'manifest', href: webManifestPath(locale) }),
    '<meta name="color-scheme" content="light dark">',
    openTag('meta', { name: 'theme-color', content: themeColour }),
    ...(page?.tags ?? []).map(({ tag, attributes }) => openTag(tag, attributes)),
    ...(page?.jsonLd ?? []).map(
      (data) => `<script type="application/ld+json" nonce="${nonce}">${scriptJson(data)}</script>`,
    ),
    `</head><body data-shell="shell@${shell.version}"><div id="${rootElementId}">${page?.html ?? withoutScript(locale)}</div>`,
    stateScript(input, nonce),
    '</body></html>',
  ]
    .filter(Boolean)
    .join('')
    .split(nonce);
}

type LinkedFile = { url: string; integrity: string };

const styleTag = ({ url, integrity }: LinkedFile): string =>
  openTag('link', { rel: 'stylesheet', href: url, integrity, crossorigin: 'anonymous' });

const preloadTagWith =
  (nonce: string) =>
  ({ url, integrity }: LinkedFile, as: 'script' | 'font', fetchpriority?: 'low'): string =>
    openTag('link', {
      rel: 'preload',
      as,
      href: url,
      crossorigin: 'anonymous',
      fetchpriority,
      // A font's hash is not checked by any browser, and a preload with one would be fetched twice.
      ...(as === 'script' ? { integrity, nonce } : { type: 'font/woff2' }),
    });

const scriptTag = ({ url, integrity }: LinkedFile, nonce: string): string =>
  `${openTag('script', { src: url, defer: true, integrity: integrity || undefined, crossorigin: 'anonymous', nonce })}</script>`;

const imagePreloadTag = ({ avifSrcset, sizes }: NonNullable<RenderedPage['preloadImage']>): string =>
  openTag('link', {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: avifSrcset,
    imagesizes: sizes,
    fetchpriority: 'high',
  });

const noScriptTexts: Record<Locale, string> = {
  en: 'While dev servers take part, pages need JavaScript.',
  ar: 'تحتاج الصفحات إلى JavaScript ما دامت خوادم التطوير مشاركة.',
};

const withoutScript = (locale: Locale): string => `<noscript>${noScriptTexts[locale]}</noscript>`;

function stateScript(
  { composition, locale, currency, publicOrigin, page }: DocumentInput,
  nonce: string,
): string {
  const state: DocumentState = {
    composition: inlineComposition(composition),
    locale,
    currency,
    publicOrigin,
    brokenContainers: page?.brokenContainers ?? [],
    // The renderer is a shell release of its own; its verdict is passed on as it is.
    ...(page
      ? { verdict: page.verdict as NonNullable<DocumentState['verdict']>, queries: page.queries }
      : {}),
  };
  return `<script type="application/json" id="${documentStateElementId}" nonce="${nonce}">${scriptJson(state)}</script>`;
}
