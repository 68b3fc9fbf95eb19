import { ask, textOf } from './ask.ts';

/** A file that the edge serves from a release, as it travels. */
export type ReleasedFile = { path: string; contentType: string; encoding: string; body: Buffer };

/** The released files that these pages name, compressed as the edge has them. */
export async function releasedFiles(origin: string, pages: readonly string[]): Promise<ReleasedFile[]> {
  const paths = new Set<string>();
  for (const page of pages)
    for (const path of filesNamedIn(textOf(await ask(origin + page)))) paths.add(path);
  const files: ReleasedFile[] = [];
  for (const path of paths) {
    const { status, headers, body } = await ask(origin + path, { accept: '*/*' });
    const contentType = headers['content-type'] ?? '';
    const encoding = headers['content-encoding'] ?? 'identity';
    if (status === 200) files.push({ path, contentType, encoding, body });
  }
  return files;
}

/** Each once. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[^"\s]+\.(?:js|css|woff2))"/g)].map(([, path = '']) => path)),
];

/**
 * The file whose size comes nearest.
 * Errors: throws where there is no file.
 */
export function nearestFile<File extends { body: { length: number } }>(
  files: readonly File[],
  bytes: number,
): File {
  const distance = ({ body }: File): number => Math.abs(body.length - bytes);
  const [nearest] = files.toSorted((one, other) => distance(one) - distance(other));
  if (!nearest) throw new Error('The pages name no released file.');
  return nearest;
}
