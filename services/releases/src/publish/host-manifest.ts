import * as z from 'zod/mini';
import { type BuiltFile, built } from './built-file.ts';

const path = 'web/mf-manifest.json';
const hostEntryForm = /^web\/(hostEntry\.[\w-]+\.js)$/;

const manifestSchema = z.looseObject({
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string(), path: z.string() }) }),
});

/** The entry of a remote for pages that are not the shop; undefined for builds without one. */
export const hostEntryOf = (files: readonly BuiltFile[]): BuiltFile | undefined =>
  files.find((file) => hostEntryForm.test(file.path));

/**
 * The federation manifest as it is published: it names the entry that brings its own runtime, with its hash, for hosts that
 * check it. Its lists are in order, because the build tool's differ from build to build. None without such an entry.
 */
export function hostManifest(files: readonly BuiltFile[]): BuiltFile[] {
  const entry = hostEntryOf(files);
  const written = files.find((file) => file.path === path);
  if (!entry || !written) return [];
  const manifest = manifestSchema.parse(JSON.parse(new TextDecoder().decode(written.bytes)));
  const [, name = ''] = hostEntryForm.exec(entry.path) ?? [];
  const remoteEntry = { ...manifest.metaData.remoteEntry, name, path: '', integrity: entry.sha384 };
  const published = { ...manifest, metaData: { ...manifest.metaData, remoteEntry } };
  return [built(path, new TextEncoder().encode(JSON.stringify(inOrder(published))))];
}

/** The value with every list within it sorted. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder).toSorted((a, b) => (nameIn(a) < nameIn(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inOrder(part)]));
}

const nameIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : String(value);
