import type { ShellDocument } from '@dana/contracts/release/release-manifest';
import * as z from 'zod/mini';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { BuiltFile } from './built-file.ts';
import { type FileFinder, parseOutput } from './file-finder.ts';

const listSchema = z.optional(z.array(z.string()));
const entrySchema = z.object({ initial: z.object({ js: listSchema, css: listSchema }) });

/** The part of Rsbuild's `output.manifest` that the HTML needs. */
const shellSchema = z.object({ allFiles: z.array(z.string()), entries: z.record(z.string(), entrySchema) });

/**
 * The font files that each locale's first view is drawn with; Arabic pages hold Latin digits and spaces. Others are fetched
 * by the style sheet when needed.
 */
const fontSubsets: Record<string, RegExp> = {
  ar: /(arabic|latin)-(?!ext).*\.woff2$/,
  en: /latin-(?!ext).*\.woff2$/,
};

/** The chunk with each locale's texts of the shell. */
const localeChunks: Record<string, RegExp> = {
  ar: /\/locale-ar\.[^/]*js$/,
  en: /\/locale-en\.[^/]*js$/,
};

/**
 * Reads what Rsbuild wrote about the shell's web build.
 * Errors: refuses (422) when a file that it names was not built, or when there is no entry.
 */
export function readShellDocument(files: readonly BuiltFile[], find: FileFinder): ShellDocument {
  const { allFiles, entries } = parseOutput(files, 'web/manifest.json', shellSchema);
  for (const file of allFiles) if (!file.endsWith('.html') && !file.endsWith('.map')) find(webPath(file));
  const { js = [], css = [] } = (entries.main ?? entries.index ?? Object.values(entries)[0])?.initial ?? {};
  if (js.length === 0)
    throw new ReleaseRefusal(
      422,
      'no_entry',
      'shell: dist/web/manifest.json names no first script. Build the shell again.',
    );
  return {
    js: js.map((file) => find(webPath(file))),
    css: css.map((file) => find(webPath(file))),
    fonts: byLocale(fontSubsets, files, find),
    locales: byLocale(localeChunks, files, find),
    takesAssetOrigin: true,
  };
}

/** What the shell's build says it gives to remotes; undefined for one that says nothing. */
export function readProvided(files: readonly BuiltFile[]): Record<string, string> | undefined {
  if (!files.some(({ path }) => path === 'web/provided.json')) return undefined;
  return parseOutput(files, 'web/provided.json', z.record(z.string(), z.string()));
}

function byLocale(patterns: Record<string, RegExp>, files: readonly BuiltFile[], find: FileFinder) {
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith('web/'));
  return Object.fromEntries(
    Object.entries(patterns).map(([locale, pattern]) => [
      locale,
      paths.filter((path) => pattern.test(path)).map((path) => find(path)),
    ]),
  );
}

/** Rsbuild writes names with or without the public path in front, depending on how that is configured. */
const webPath = (file: string): string => `web/${file.replace(/^(auto)?\/+/, '')}`;
