/** Kinds of files that text compression shrinks; pictures and fonts are compressed already. */
export const isCompressible = (path: string): boolean =>
  /\.(js|mjs|css|json|svg|txt|webmanifest)$/.test(path);
