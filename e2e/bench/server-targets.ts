import { ask } from './ask.ts';
import { kilobytes } from './figures.ts';
import { pathOf } from './page-kinds.ts';
import type { Target } from './press-server.ts';
import { nearestFile, releasedFiles } from './released-files.ts';
import { pathsOf } from './server-words.ts';
import type { PlainServer } from './start-plain-server.ts';

/** What a large file of a release is compared by. Unit: bytes. */
const largeFile = 142 * 1024;

type Options = {
  origin: string;
  /** A storefront that keeps no documents. */
  renderingOrigin: string;
  plain: PlainServer;
  slugs: readonly string[];
  uncached: string;
};

/** Each page, a released file of about its size by the edge, and its own bytes by the plain server. */
export async function serverTargets({
  origin,
  renderingOrigin,
  plain,
  slugs,
  uncached,
}: Options): Promise<Target[]> {
  const pages = (['home', 'product', 'listing'] as const).map((kind) => ({
    name: kind,
    path: pathOf(kind, 'en', slugs[0] ?? ''),
  }));
  const files = await releasedFiles(
    origin,
    pages.map(({ path }) => path),
  );
  let count = 0;
  const plainTarget = async (
    name: string,
    headers: Record<string, string>,
    body: Buffer,
  ): Promise<Target> => {
    count += 1;
    const path = `/plain/${count}`;
    await plain.put(path, headers, body);
    return { name, origin: plain.url, nextPath: () => path, bytes: body.length };
  };

  const targets: Target[] = [];
  for (const { name, path } of pages) {
    const { headers, body } = await ask(origin + path);
    if (headers['content-encoding'] !== 'br') throw new Error(`${path} did not travel compressed.`);
    const type = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    const control = await plainTarget(`${name}: its bytes by a plain server`, type, body);
    const page = {
      name: `${name}, always the same`,
      origin,
      nextPath: () => path,
      bytes: body.length,
      control,
    };
    const file = nearestFile(files, body.length);
    const size = kilobytes(file.body.length);
    targets.push(
      page,
      fileTarget(`${name}: a released file of ${size} KB by the edge`, origin, file),
      control,
      {
        name: `${name}, rendered each time`,
        origin: renderingOrigin,
        nextPath: () => path,
        bytes: body.length,
      },
    );
  }
  const { body } = await ask(origin + pathsOf(uncached, slugs)());
  const nextPath = pathsOf(uncached, slugs);
  nextPath();
  targets.push({ name: `\`${uncached}\`, another each time`, origin, nextPath, bytes: body.length });

  const large = nearestFile(files, largeFile);
  const title = `a released file of ${kilobytes(large.body.length)} KB`;
  const headers = { 'content-type': large.contentType, 'content-encoding': large.encoding };
  const control = await plainTarget(`${title} by a plain server`, headers, large.body);
  targets.push({ ...fileTarget(`${title} by the edge`, origin, large), control }, control);
  return targets;
}

const fileTarget = (
  name: string,
  origin: string,
  { path, body }: { path: string; body: Buffer },
): Target => ({
  name,
  origin,
  nextPath: () => path,
  bytes: body.length,
});
