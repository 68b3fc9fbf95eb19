import type { Composition } from '@dana/contracts/release/composition';
import type { RenderedPage } from '@dana/releases/rendering/messages';
import { documentRoutes } from '../document/document-routes.ts';
import { backEndWith } from './back-end-with.ts';

/** A page as a shell renders it, with nothing in it. */
export const renderedPage = (more: Partial<RenderedPage> = {}): RenderedPage => ({
  ...{ kind: 'html', status: 200, html: '', title: '', tags: [], jsonLd: [], used: [] },
  ...{ verdict: { kind: 'page' }, queries: [], brokenContainers: [], cache: 'public', problems: [] },
  ...more,
});

type Pages = Parameters<typeof documentRoutes>[0];

/** The documents of one composition, whose shell has one script, as `render` makes their pages. */
export function pagesOf(render: Pages['render'], more: Partial<Pages> = {}, remotes: object = {}) {
  const shellDocument = { js: [{ file: 'a.js', integrity: '' }], css: [], locales: {}, fonts: {} };
  const composition = {
    ...{ id: '0123456789ab', revision: 1, env: 'production', remotes },
    shell: { version: '1.0.0', base: '/', document: shellDocument },
  } as unknown as Composition;
  return documentRoutes({
    resolve: async () => ({
      ...{ composition, isPreview: false, isShared: true, stale: undefined, setCookie: undefined },
    }),
    ...{ render, publicOrigin: 'http://localhost:8080', apiBaseUrl: 'http://localhost:8081/api' },
    ...{ askBackEnd: backEndWith(), onProblem: () => undefined },
    ...more,
  });
}
