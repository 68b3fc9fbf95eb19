import { pictureSources } from '@dana/contracts/media';

/** What a page's head says of the picture of its first view. */
export type PreloadImage = { avifSrcset: string; sizes: string };

/**
 * For a page's head: has the browser ask for the picture of the first view before it meets it, in the very widths in which
 * `Picture` offers it. @param src – nothing is said of no picture, and of one that is not ours. @param sizes – as at the picture.
 */
export function preloadPicture(src: string | undefined, sizes: string): { preloadImage?: PreloadImage } {
  const sources = src ? pictureSources(src, sizes) : null;
  return sources ? { preloadImage: { avifSrcset: sources.avif, sizes } } : {};
}
