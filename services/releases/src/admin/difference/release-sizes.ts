import type { ExposedModule, ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { SizeDifference } from './release-difference.ts';

/** Kinds of files that browsers load, by the ending of their names. */
const kindsByEnding: Readonly<Record<string, string>> = {
  ...{ js: 'script', mjs: 'script', css: 'style', woff: 'font', woff2: 'font', ttf: 'font' },
  ...{ svg: 'picture', png: 'picture', jpg: 'picture', jpeg: 'picture', webp: 'picture', avif: 'picture' },
};

/** How heavy two releases are. Unit: bytes before compression. */
export function sizeDifference(from: ReleaseManifest, to: ReleaseManifest): SizeDifference {
  const [one, other] = [bytesByKind(from), bytesByKind(to)];
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted();
  const sum = (bytes: Record<string, number>): number =>
    Object.values(bytes).reduce((all, more) => all + more, 0);
  return {
    all: { from: sum(one), to: sum(other) },
    firstLoad: { from: firstLoadBytes(from), to: firstLoadBytes(to) },
    kinds: Object.fromEntries(kinds.map((kind) => [kind, { from: one[kind] ?? 0, to: other[kind] ?? 0 }])),
  };
}

/** How much must be there before each exposed module runs, beside the entry. Unit: bytes. */
export function moduleBytes({ exposes, files, entry }: ReleaseManifest): Record<string, number> {
  const sizes = sizesOf(files);
  const bytesOf = ({ js, css }: ExposedModule): number =>
    sumOf(new Set([...js, ...css].map(({ file }) => file).filter((file) => file !== entry.file)), sizes);
  return Object.fromEntries(Object.entries(exposes).map(([name, module]) => [name, bytesOf(module)]));
}

function firstLoadBytes(release: ReleaseManifest): number {
  const { document, entry, files, routes } = release;
  const sizes = sizesOf(files);
  if (document) {
    const texts = Object.values(document.locales).map((list) =>
      sumOf(
        list.map(({ file }) => file),
        sizes,
      ),
    );
    const shown = [...document.js, ...document.css].map(({ file }) => file);
    return sumOf(new Set(shown), sizes) + Math.max(0, ...texts);
  }
  const bytes = moduleBytes(release);
  const pages = new Set(routes.map(({ module }) => module));
  const modules = Object.entries(bytes).filter(([name]) => pages.size === 0 || pages.has(name));
  return (sizes.get(entry.file) ?? 0) + Math.max(0, ...modules.map(([, size]) => size));
}

function bytesByKind({ files }: ReleaseManifest): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const { path, bytes } of files) {
    const kind = path.startsWith('node/')
      ? 'server'
      : (kindsByEnding[path.split('.').at(-1) ?? ''] ?? 'other');
    kinds[kind] = (kinds[kind] ?? 0) + bytes;
  }
  return kinds;
}

const sizesOf = (files: ReleaseManifest['files']): Map<string, number> =>
  new Map(files.map(({ path, bytes }) => [path, bytes]));

const sumOf = (paths: Iterable<string>, sizes: ReadonlyMap<string, number>): number =>
  [...paths].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
