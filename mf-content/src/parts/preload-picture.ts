import { pictureSources } from '@dana/contracts/media';
import type { PageHead } from '@dana/runtime';

/** For a page's head: has the browser ask for the picture of the first view before it meets it. @param sizes – as at the picture. */
export function preloadPicture(src: string, sizes: string): Pick<PageHead, 'preloadImage'> {
  const sources = pictureSources(src, sizes);
  return sources ? { preloadImage: { avifSrcset: sources.avif, sizes } } : {};
}
