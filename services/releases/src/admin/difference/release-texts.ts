import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { locales } from '@dana/contracts/locale';
import { isPublished } from '../../reading/verify-file.ts';
import { treeKey } from '../../store/key.ts';
import type { Store } from '../../store/store.ts';
import { type FlatTexts, textsInChunk } from './texts-in-chunk.ts';

/** A larger script is no file of texts. Unit: bytes. */
const maxBytes = 1024 * 1024;

/**
 * The texts of a release by language, out of its own files; undefined where they are not there any more, are not what was published, or
 * are written otherwise than builds of ours do.
 */
export async function readReleaseTexts(
  store: Pick<Store, 'get'>,
  release: ReleaseManifest,
): Promise<Record<string, FlatTexts | undefined>> {
  const read = locales.map(async (locale) => [locale, await readOne(store, release, locale)] as const);
  return Object.fromEntries(await Promise.all(read));
}

async function readOne(
  store: Pick<Store, 'get'>,
  release: ReleaseManifest,
  locale: string,
): Promise<FlatTexts | undefined> {
  const { document, exposes, entry, remote, treeHash } = release;
  const named = document ? document.locales[locale] : exposes[`./locale.${locale}`]?.js;
  const texts: FlatTexts = {};
  const chunks = (named ?? []).filter(({ file }) => file !== entry.file);
  const read = chunks.map(async ({ file }) => {
    const described = release.files.find(({ path }) => path === file);
    if (!described || described.bytes > maxBytes) return undefined;
    const bytes = await store.get(`${treeKey(remote, treeHash)}/${file}`);
    return bytes && (await isPublished(described, bytes))
      ? textsInChunk(new TextDecoder().decode(bytes))
      : undefined;
  });
  const found = (await Promise.all(read)).filter((one) => one !== undefined);
  return found.length > 0 ? Object.assign(texts, ...found) : undefined;
}
