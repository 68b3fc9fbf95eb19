import type { WholeShop } from '@dana/contracts/api/shop';
import { directionOf, type Locale } from '@dana/contracts/locale';
import { documentStateElementId, rootElementId, type DocumentState } from '@dana/contracts/page-state';
import type { Composition } from '@dana/contracts/release/composition';
import { shopFactsOf } from '@dana/contracts/shop/shop-facts';
import { inlineComposition } from '@dana/releases/log/composition';
import type { RenderedPage } from '@dana/releases/rendering/messages';
import { markup, openTag } from '../http/markup.ts';
import { webManifestPath } from '../seo/web-manifest.ts';
import { shopBrand } from '../shop/shop-brand.ts';
import { devHook } from './dev-hook.ts';
import { earlyPresses } from './early-presses.ts';
import { filesOfPage } from './files-of-page.ts';
import { firstView } from './first-view.ts';
import { type PolicyAdditions, withAdditions } from './policy-additions.ts';
import { previewBadge, previewStyle } from './preview-badge.ts';
import { scriptJson } from './script-json.ts';
import { contentSecurityPolicy, developmentPolicy } from './security-policy.ts';
import { startOf } from './start-scripts.ts';
import { startWatch } from './start-watch.ts';
import { documentStyles } from './styles/document-styles.ts';
import type { Sheet } from './styles/parse-sheet.ts';

export type DocumentInput = {
  composition: Composition;
  locale: Locale;
  currency: string;
  publicOrigin: string;
  /** The rendered page; absent where code under development takes part and the browser does it all. */
  page: RenderedPage | undefined;
  /** What the document's style sheets say, as far as it could be read. */
  sheets?: ReadonlyMap<string, Sheet>;
  isDevelopment?: boolean;
  /** Its page may be kept by the worker of this server. */
  hasWorker?: boolean;
  /** What its policy lets in besides the shop's own. */
  policyAdditions?: PolicyAdditions | undefined;
  /** Where visits are counted, by who agrees to it. */
  analyticsUrl?: string | undefined;
  /** What the back end offers beyond the calls of every shop. */
  extensions?: readonly string[] | undefined;
  /** The shop that it is. */
  shop: WholeShop;
  /** What a preview link shows in it, such as `mf-content 1.0.1`: the document is for who has the link. */
  previewed?: readonly string[] | undefined;
};

export type HtmlDocument = {
  html: string;
  /** Its Content Security Policy. */
  policy: string;
};

/** A page that is left to the browser: nothing of a remote is known to be needed. */
const nothingRendered = { used: [], brokenContainers: [] };

/**
 * The whole HTML of a page: the right language and direction in the first bytes, everything that the page needs named
 * in the head so that nothing waits for something else, the rendered page, and the state it was rendered from. The same
 * for everybody and at every time who asks for the same page of the same composition.
 */
export function htmlDocument(input: DocumentInput): HtmlDocument {
  const { composition, locale, page, previewed, shop } = input;
  const brand = shopBrand(shop);
  const { shell, id } = composition;
  const files = filesOfPage(composition, locale, page ?? nothingRendered);
  const body = page?.html ?? withoutScript(locale);
  const htmlTag = openTag('html', {
    lang: locale,
    dir: directionOf(locale),
    'data-composition': id,
    'data-view': 'first',
    'data-parts': 'later',
    'data-fonts': files.fonts.length > 0 ? 'later' : 'kept',
  });
  // What styles can match is what is sent: the root's own attributes and the body.
  const styles = documentStyles(files.styles, input.sheets ?? new Map(), `${htmlTag}<head><body>${body}`);
  const html = [
    `<!doctype html>${htmlTag}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    markup`<title>${page?.title ?? input.shop.shop.name[locale]}</title>`,
    earlyPresses.html,
    startWatch[locale].html,
    firstView.html,
    input.isDevelopment && devHook.html,
    styles.html,
    brand.styles,
    previewed && previewStyle.html,
    page?.preloadImage && imagePreloadTag(page.preloadImage),
    startOf({ ...files, styles: styles.following }),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    openTag('link', { rel: 'manifest', href: webManifestPath(locale) }),
    '<meta name="color-scheme" content="light dark">',
    openTag('meta', { name: 'theme-color', content: brand.themeColour }),
    ...(page?.tags ?? []).map(({ tag, attributes }) => openTag(tag, attributes)),
    ...(page?.jsonLd ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    `</head><body data-shell="shell@${shell.version}">${brand.mark}<div id="${rootElementId}">${body}</div>`,
    previewed && previewBadge(locale, previewed),
    stateScript(input),
    '</body></html>',
  ]
    .filter(Boolean)
    .join('');
  const sources = [...styles.sources, ...brand.sources, ...(previewed ? [previewStyle.source] : [])];
  return {
    html,
    policy: withAdditions(
      input.isDevelopment ? developmentPolicy : contentSecurityPolicy(sources),
      input.policyAdditions,
    ),
  };
}

const imagePreloadTag = ({ avifSrcset, sizes }: NonNullable<RenderedPage['preloadImage']>): string =>
  openTag('link', {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: avifSrcset,
    imagesizes: sizes,
    fetchpriority: 'high',
  });

const noScriptMessages: Record<Locale, string> = {
  en: 'While code under development takes part, pages need JavaScript.',
  ar: 'تحتاج الصفحات إلى JavaScript ما دامت شيفرة قيد التطوير مشاركة.',
};

const withoutScript = (locale: Locale): string => `<noscript>${noScriptMessages[locale]}</noscript>`;

function stateScript({
  composition,
  locale,
  currency,
  publicOrigin,
  page,
  hasWorker,
  analyticsUrl,
  extensions,
  shop,
}: DocumentInput): string {
  const state: DocumentState = {
    // Earlier shells wrote the composition and the links in a form of their own, which only they read.
    composition: (page?.composition as DocumentState['composition']) ?? inlineComposition(composition),
    ...(page?.navigation !== undefined && {
      navigation: page.navigation as NonNullable<DocumentState['navigation']>,
    }),
    locale,
    currency,
    publicOrigin,
    hasPayloads: page !== undefined,
    ...(!hasWorker && { hasNoWorker: true }),
    ...(analyticsUrl !== undefined && { analyticsUrl }),
    ...(extensions !== undefined && { extensions }),
    shop: shopFactsOf(shop, locale),
    brokenContainers: page?.brokenContainers ?? [],
    // The renderer is a shell release of its own; its verdict is passed on as it is.
    ...(page
      ? { verdict: page.verdict as NonNullable<DocumentState['verdict']>, queries: page.queries }
      : {}),
  };
  return `<script type="application/json" id="${documentStateElementId}">${scriptJson(state)}</script>`;
}
