import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import type { ApiEnv, Lang } from '../http/context.ts';

/** The style of the few pages that the API itself shows: the payment page, moderation and the list of calls. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: #f7f5f1; --surface: #fff; --ink: #16222b; --muted: #55636e; --line: #d9dee2; --edge: #7b8791;
  --primary: #0b5c63; --primary-hover: #08484e; --on-primary: #fff; --danger: #b3261e; --good: #1b6e3a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10181e; --surface: #18232b; --ink: #eef1f3; --muted: #a9b5be; --line: #2e3b45; --edge: #7b8791;
    --primary: #5cc2ca; --primary-hover: #83d3d9; --on-primary: #08272a; --danger: #f2938c; --good: #7ccb98;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-block-size: 100dvh; background: var(--ground); color: var(--ink);
  font: 1rem/1.6 'Readex Pro', system-ui, 'Segoe UI', Tahoma, sans-serif;
}
[dir='rtl'] body { font-size: 1.0625rem; line-height: 1.8; }
a { color: var(--primary); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 3px; border-radius: 4px; }
.bar {
  display: flex; align-items: center; justify-content: space-between; gap: 16px;
  max-inline-size: 480px; margin-inline: auto; padding: 24px 16px 16px;
}
.brand { margin: 0; font-size: 1.375rem; font-weight: 650; color: var(--primary); }
.brand small { margin-inline-start: 8px; font-size: 0.8125rem; font-weight: 400; color: var(--muted); }
.language { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 8px; }
main { max-inline-size: 480px; margin-inline: auto; padding: 0 16px 48px; }
.card { padding: 24px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
@media (min-width: 768px) { .bar { padding-block-start: min(12vh, 96px); } }
@media (min-width: 480px) { .card { padding: 32px; } }
h1 { margin: 0 0 4px; font-size: 1.375rem; line-height: 1.4; font-weight: 650; }
p { margin: 0 0 16px; }
.muted { color: var(--muted); font-size: 0.875rem; }
.amount { margin: 16px 0 24px; font-size: 2.25rem; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums; }
.amount span, .ltr { unicode-bidi: isolate; direction: ltr; white-space: nowrap; }
dl { display: grid; gap: 8px 16px; grid-template-columns: auto 1fr; margin: 0 0 24px; padding-block: 16px; border-block: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.actions { display: grid; gap: 12px; margin: 0; }
.actions-two { display: grid; gap: 12px; grid-template-columns: 1fr 1fr; }
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-block-size: 48px; padding: 8px 16px;
  border: 1px solid var(--edge); border-radius: 6px; background: transparent; color: var(--ink);
  font: inherit; font-weight: 500; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { border-color: var(--ink); }
.first { border-color: var(--primary); background: var(--primary); color: var(--on-primary); }
.first:hover { border-color: var(--primary-hover); background: var(--primary-hover); }
.danger { color: var(--danger); border-color: currentColor; }
.note { margin: 24px 0 0; }
.outcome-good { color: var(--good); }
.outcome-bad { color: var(--danger); }
blockquote { margin: 0 0 24px; padding: 16px; border-inline-start: 3px solid var(--line); background: var(--ground); white-space: pre-wrap; overflow-wrap: anywhere; }
`;

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
