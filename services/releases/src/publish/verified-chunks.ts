import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { BuiltFile } from './built-file.ts';
import { hostEntryOf } from './host-manifest.ts';

/**
 * Every script and style that a browser loads by itself is loaded with its hash: those that the manifest names are
 * verified by it, the entry for other hosts by theirs, all others must be named with their hash in a script of the same build.
 * Errors: refuses (422) a build in which one is not, and names it.
 */
export function assertVerifiedChunks(
  remote: string,
  files: readonly BuiltFile[],
  { entry, document }: Pick<ReleaseManifest, 'entry' | 'document'>,
): void {
  const named = [entry, ...(document ? [document.js, document.css].flat() : [])].map(({ file }) => file);
  const byManifest = [...named, hostEntryOf(files)?.path];
  const chunks = files.filter(({ path }) => /^web\/.*\.(js|css)$/.test(path));
  const scripts = chunks
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ bytes }) => new TextDecoder().decode(bytes));
  const unverified = chunks
    .filter(
      ({ path, sha384 }) => !byManifest.includes(path) && !scripts.some((text) => text.includes(sha384)),
    )
    .map(({ path }) => path);
  if (unverified.length === 0) return;
  throw new ReleaseRefusal(
    422,
    'unverified_chunk',
    `${remote}: nothing in the build knows the hash of ${unverified.join(', ')}, so a browser would run it unchecked. Build with the shared configuration.`,
    { files: unverified },
  );
}
