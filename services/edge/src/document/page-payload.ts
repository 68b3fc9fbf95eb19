import { matchRoute } from '@dana/contracts/match-route';
import { type PagePayload, payloadForm } from '@dana/contracts/page-payload';
import type { Composition } from '@dana/contracts/release/composition';
import type { RenderedPage, RenderRequest } from '@dana/releases/rendering/messages';
import { filesOfPage } from './files-of-page.ts';

/** The payload of a rendered page as JSON: the same for everybody and at every time, like its document. */
export function pagePayload(
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
