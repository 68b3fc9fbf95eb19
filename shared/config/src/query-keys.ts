import type { SourceFile } from './source-files.ts';

const queryKey = /\bqueryKey:\s*\[\s*([^,\]]+)/g;

/**
 * Keys of reads that do not begin with their owner's name. All remotes of a page share one cache, and each is released on
 * its own: under one key, a release would be given what another one read with another schema.
 */
export function foreignQueryKeys(owner: string, sources: SourceFile[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(queryKey)]
      .map(([, first = '']) => first.trim())
      .filter((first) => first !== `'${owner}'`)
      .map((first) => `${path}: a query key begins with ${first}, not with '${owner}'`),
  );
}
