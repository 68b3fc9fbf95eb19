import { Hono } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { buildDocument } from '../openapi/build-document.ts';
import { docsPage, docsStyle } from '../openapi/docs-page.ts';
import { answerPage, type Html } from '../pages/html-page.ts';

/** GET api/openapi.json, and the same to read at docs. */
export function docsRoutes(deps: Pick<ApiDeps, 'publicOrigin'>) {
  // Made when first asked for: most instances are never asked.
  let document: ReturnType<typeof buildDocument> | undefined;
  let page: Html | undefined;
  const read = () => {
    document ??= buildDocument(`${deps.publicOrigin}/api`);
    return document;
  };
  return new Hono<ApiEnv>()
    .get('/api/openapi.json', (c) => c.json(read(), 200, { 'Cache-Control': 'no-cache' }))
    .get('/docs', (c) => {
      page ??= docsPage(read());
      return answerPage(c, { lang: 'en', title: read().info.title, body: page, style: docsStyle });
    });
}
