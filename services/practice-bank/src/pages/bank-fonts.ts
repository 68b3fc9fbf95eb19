import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';

// One file for each script (OFL 1.1), so that Arabic is read the same on every machine.
const files = new Map([
  [
    'arabic.woff2',
    import.meta.resolve('@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2'),
  ],
  [
    'latin.woff2',
    import.meta.resolve('@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2'),
  ],
]);

export const bankFontStyle = `
@font-face { font-family: Readex; src: url('/type/latin.woff2') format('woff2'); font-weight: 160 700; font-display: swap; }
@font-face {
  font-family: Readex; src: url('/type/arabic.woff2') format('woff2'); font-weight: 160 700; font-display: swap;
  unicode-range: U+600-6FF, U+750-77F, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC;
}`;

/** GET type/{file}: the typeface of the bank's page. */
export function bankFonts() {
  return new Hono().get('/type/:file', async (c) => {
    const url = files.get(c.req.param('file'));
    if (url === undefined) return c.notFound();
    const bytes = new Uint8Array(await readFile(fileURLToPath(url)));
    return c.body(bytes, 200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=604800' });
  });
}
