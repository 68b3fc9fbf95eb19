import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { ApiEnv, Lang } from '../http/context.ts';

// The shop's own typeface (OFL 1.1), one file for each script, so that these pages look like the shop around them.
const files: Record<string, string> = {
  'arabic.woff2': import.meta.resolve(
    '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  ),
  'latin.woff2': import.meta.resolve(
    '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
  ),
};

// Below /pay, where the storefront passes calls on: the page has one address, the API and the storefront two.
const folder = '/pay/type';

/** The file that the words of a page in this language are set in. */
export const fontPath = (lang: Lang) => `${folder}/${lang === 'ar' ? 'arabic' : 'latin'}.woff2`;

export const fontStyle = `
@font-face {
  font-family: 'Readex Pro'; src: url('${folder}/latin.woff2') format('woff2'); font-weight: 160 700;
  font-display: swap; unicode-range: U+0-FF, U+131, U+152-153, U+2000-200B, U+2010-206F, U+20AC, U+2122;
}
@font-face {
  font-family: 'Readex Pro'; src: url('${folder}/arabic.woff2') format('woff2'); font-weight: 160 700;
  font-display: swap; unicode-range: U+600-6FF, U+750-77F, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC;
}
`;

/** GET pay/type/{file}: the two font files. */
export function fontRoutes() {
  const loaded = new Map<string, Promise<Buffer>>();
  return new Hono<ApiEnv>().get(`${folder}/:file`, async (c) => {
    const name = c.req.param('file');
    const url = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!url) return c.notFound();
    const bytes = loaded.get(name) ?? readFile(fileURLToPath(url));
    loaded.set(name, bytes);
    return c.body(new Uint8Array(await bytes), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=604800',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
