import { type CompositionFiles, compositionFilesPath } from '@dana/contracts/composition-files';
import type { Composition, ResolvedRelease } from '@dana/contracts/release/composition';
import { Hono } from 'hono';
import { askingOf } from '../session/asking.ts';
import type { ReleaseResolver } from '../session/release-request.ts';
import { sendJson } from './send-json.ts';

/**
 * `GET /compositions/:id.json`: the files of every module of a composition, which its documents leave out. Equal ids mean
 * equal files, so it may be kept for a year. Of any composition but the one that this visitor has now it names none, in an
 * answer that nobody stores: a tab from before a release fetches nothing ahead, since its next page is a new document.
 */
export function compositionFilesRoute(resolve: ReleaseResolver): Hono {
  const app = new Hono();
  app.get('/compositions/*', async (c) => {
    const answer = await resolve(askingOf(c));
    if (!answer || c.req.path !== compositionFilesPath(answer.composition.id)) {
      c.header('Cache-Control', 'no-store');
      // No error: it is nobody's fault, and browsers write errors into the shopper's console.
      return c.json({} satisfies CompositionFiles);
    }
    return sendJson(c, compositionFiles(answer.composition), !answer.isPreview);
  });
  return app;
}

function compositionFiles({ remotes }: Composition): CompositionFiles {
  const releases = Object.values(remotes).flatMap(({ current, previous }) =>
    previous ? [current, previous] : [current],
  );
  return Object.fromEntries(releases.map((release) => [release.container, filesOf(release)]));
}

const filesOf = ({ exposes }: ResolvedRelease): CompositionFiles[string] =>
  Object.fromEntries(
    Object.entries(exposes).map(([module, { js, css }]) => [module, [...js, ...css].map(({ file }) => file)]),
  );
