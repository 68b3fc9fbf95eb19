import { matchRoute } from '@dana/contracts/match-route';
import { type PagePayload, payloadForm } from '@dana/contracts/page-payload';
import type { Composition } from '@dana/contracts/release/composition';
import type { AskBackEnd, BackEnd } from '../shop/follow-extensions.ts';
import type { Made } from '../cache/documents.ts';
import { isPublicPath } from '../cache/page-to-keep.ts';
import type { RenderedPage, RenderRequest } from '@dana/releases/rendering/messages';
import { shopPart } from '../render/shop-part.ts';
import type { Asker } from '../render/composition-renderer.ts';
import type { RenderPool } from '../render/render-pool.ts';
import type { ReleaseAnswer } from '../session/release-request.ts';
import { filesOfPage } from './files-of-page.ts';
import { type HtmlDocument, htmlDocument } from './html-document.ts';
import { type PolicyAdditions, withPicturesOf } from './policy-additions.ts';
import type { ReadSheets } from './styles/read-sheets.ts';

export type PageMaking = {
  render: RenderPool['render'];
  /** Reads the style sheets that a document holds a part of; without it documents only link to them. */
  readSheets?: ReadSheets | undefined;
  publicOrigin: string;
  /** What the policy of documents lets in besides the shop's own. */
  policyAdditions?: PolicyAdditions | undefined;
  /** Below which all calls of the back end are: where another shop's pictures stand. */
  apiBaseUrl: string;
  /** Where visits are counted, by who agrees to it; the policy lets it in among the rest. */
  analyticsUrl?: string | undefined;
  /** What is known of the back end. Never rejects. */
  askBackEnd: AskBackEnd;
  /** Pages register the worker that keeps them. */
  hasWorker?: boolean;
  /** Dev servers take part: the policy lets them in, and a page that cannot be rendered is left to the browser. */
  isDevelopment?: boolean;
  onProblem: (problem: { path: string; message: string }) => void;
};

/** A page could not be rendered; the log says why. */
export class NotRendered extends Error {}

/** Renders a page. Its document is made of what everybody may have. Errors: rejects with `NotRendered`. */
export async function makePage(
  making: PageMaking,
  { composition, isPreview }: ReleaseAnswer,
  request: RenderRequest,
  asker: Asker,
): Promise<Made> {
  const { render, onProblem } = making;
  const backEnd = await making.askBackEnd();
  const asked = { ...request, ...shopPart(backEnd, request.locale) };
  const result = await render(composition, asked, { ...asker, isPreview }).catch((error: unknown) => {
    onProblem({ path: request.path, message: `Not rendered: ${String(error)}` });
    throw new NotRendered(String(error), { cause: error });
  });
  if (result.kind === 'redirect') return { result };
  for (const message of result.problems) onProblem({ path: request.path, message });
  const isWhole = result.cache === 'public' && result.status === 200;
  // What was read for one visitor is in no document of all.
  if (!isWhole || isPreview || request.answers || !isPublicPath(composition, request.path))
    return { result, backEnd };
  const document = await documentOf(making, { composition, isPreview }, request, { result, backEnd });
  const hasAll =
    result.hasAllData === true && result.problems.length === 0 && result.brokenContainers.length === 0;
  return { result, whole: { ...document, payload: pagePayload(composition, request, result) }, hasAll };
}

/** The document of a rendered page, whatever its state: it tells the browser what the page was made with, not what is known since. */
export async function documentOf(
  {
    publicOrigin,
    readSheets,
    policyAdditions,
    apiBaseUrl,
    analyticsUrl,
    isDevelopment = false,
    hasWorker = false,
  }: PageMaking,
  { composition, isPreview, previewed }: Pick<ReleaseAnswer, 'composition' | 'isPreview' | 'previewed'>,
  { locale, currency }: RenderRequest,
  { result: page, backEnd }: { result: RenderedPage; backEnd: BackEnd },
): Promise<HtmlDocument> {
  const { extensions, shop } = backEnd;
  const { styles } = filesOfPage(composition, locale, page);
  const sheets = (await readSheets?.(styles)) ?? new Map();
  return htmlDocument({
    ...{
      composition,
      locale,
      currency,
      publicOrigin,
      extensions,
      shop,
      page,
      sheets,
      policyAdditions: withPicturesOf(apiBaseUrl, extensions, policyAdditions),
      isDevelopment,
      analyticsUrl,
      previewed,
    },
    hasWorker: hasWorker && !isPreview && !isDevelopment,
  });
}

/** The payload of a rendered page as JSON: the same for everybody and at every time, like its document. */
function pagePayload(
  composition: Composition,
  { locale, currency, path }: RenderRequest,
  page: RenderedPage,
): string {
  const { remote = '', route } = matchRoute(composition.remotes, path) ?? {};
  const { scripts, styles } = filesOfPage(composition, locale, page);
  const { title, tags, jsonLd, queries } = page;
  const payload: PagePayload = {
    form: payloadForm,
    composition: composition.id,
    currency,
    route: { remote, module: route?.module ?? '' },
    head: { title, tags, jsonLd },
    queries,
    files: [...scripts, ...styles],
  };
  return JSON.stringify(payload);
}
