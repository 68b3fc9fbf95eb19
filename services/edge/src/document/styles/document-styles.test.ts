import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../security-policy.ts';
import { documentStyles } from './document-styles.ts';
import { parseSheet } from './parse-sheet.ts';
import { createSheetReader } from './read-sheets.ts';

const stylesOf = (css: string[], html: string): string[] => {
  const files = css.map((_, index) => ({ url: `/assets/shell/x/web/${index}.css`, integrity: '' }));
  const sheets = new Map(
    css.map((text, index) => [files[index]!.url, parseSheet(text, '/assets/shell/x/web/')]),
  );
  const styles = documentStyles(files, sheets, html);
  return [...styles.html.matchAll(/<style>(.*?)<\/style>/g)].map(([, text = '']) => text);
};

it('holds the rules that something in the document can match, in their order and their places', () => {
  const css =
    '@layer a,b;@layer b{.one{color:red}.two{color:blue}@media (width>=48rem){.one,.two{margin:0}}}.one .two{gap:0}p.one{top:0}';
  expect(stylesOf([css], '<i class="x one">')).toEqual([
    '@layer a,b;@layer b{.one{color:red}@media (width>=48rem){.one{margin:0}}}',
  ]);
});

it('keeps the order of layers also where nothing of one is used', () => {
  expect(stylesOf(['@layer x{.no{top:0}}@layer y{.yes{top:0}}'], '<i class="yes">')).toEqual([
    '@layer x,y;@layer y{.yes{top:0}}',
  ]);
});

it('leaves out states that come later, paper, and what is for pages without scripts', () => {
  const css =
    '.a:hover{top:0}.a:focus-visible{top:1px}@media print{.a{top:0}}@media (scripting:none){.a{top:0}}.a[open]{top:0}';
  expect(stylesOf([css], '<i class="a">')).toEqual(['.a:focus-visible{top:1px}']);
});

it('holds custom properties, keyframes and faces that the rules read, also those of another sheet and of style attributes', () => {
  const tokens =
    ':root{--a:var(--b);--b:1px;--c:2px;--run:spin 1s;--lost:0}@keyframes spin{to{top:0}}@keyframes never{to{top:0}}' +
    '@font-face{font-family:F;src:local(Arial)}';
  expect(
    stylesOf([tokens, '.a{top:var(--a);animation:var(--run)}'], '<html><i class="a" style="top:var(--c)">'),
  ).toEqual([
    ':root{--a:1px;--b:1px;--c:2px;--run:spin 1s}@keyframes spin{to{top:0}}@font-face{font-family:F;src:local(Arial)}',
    '.a{top:var(--a);animation:spin 1s}',
  ]);
});

it('holds a sheet of faces as a whole, which nothing follows; one with more than that is followed', () => {
  const face = '@font-face{font-family:F;src:local(Arial)}';
  const [faces, more] = [`${face}${face}`, `${face}@media print{.a{top:0}}`];
  const files = ['/faces.css', '/more.css', '/later.css'].map((url) => ({ url, integrity: '' }));
  const texts = [faces, more, '.a:hover{top:0}'];
  const sheets = new Map(files.map(({ url }, index) => [url, parseSheet(texts[index] ?? '', '/')]));
  const { html, following } = documentStyles(files, sheets, '<i class="a">');
  expect(html).toMatch(new RegExp(`^<style>${faces.replaceAll(/[()]/g, '\\$&')}</style><style>`));
  expect(following).toEqual(files.slice(1));
});

it('leaves out how states change, and the values of states that nothing is in', () => {
  const css =
    '.a{top:0;transition:top 1s;cursor:pointer}.a[aria-pressed=true]{top:1px}.b[aria-busy=true],.a[aria-busy=false]{top:2px}' +
    ':root[data-fonts=kept]{top:3px}';
  const html = '<html data-fonts="later"><i class="a b" aria-pressed="false" aria-busy="false">';
  expect(stylesOf([css], html)).toEqual([
    '.a{top:0}.a[aria-busy=false]{top:2px}:root[data-fonts=kept]{top:3px}',
  ]);
});

it('writes out what is the same everywhere, and nothing that a theme, a width or another sheet changes', () => {
  const tokens =
    ':root{--same:4px;--long:cubic-bezier(.16, .84, .44, 1);--wide:1px;--of:var(--wide);--themed:2px}' +
    '@media (width>=48rem){:root{--wide:2px}}';
  const css =
    '.a{top:var(--same);animation-timing-function:var(--long);left:var(--wide);right:var(--of);bottom:var(--themed)}';
  const theme = '.t{--themed:9px}';
  expect(stylesOf([tokens, css, theme], '<html><i class="a">')[1]).toBe(
    '.a{top:4px;animation-timing-function:var(--long);left:var(--wide);right:var(--of);bottom:var(--themed)}',
  );
});

it('writes addresses out, since the document stands elsewhere than the sheet', () => {
  expect(stylesOf(['.a{mask:url(a.svg) url("data:x")}'], '<i class="a">')).toEqual([
    '.a{mask:url(/assets/shell/x/web/a.svg) url("data:x")}',
  ]);
});

it('lets in by the policy what it wrote itself and no other style element', () => {
  const files = [{ url: '/a.css', integrity: '' }];
  const html = '<i class="a">&lt;style&gt;.a{color:red}&lt;/style&gt;</i>';
  const { sources } = documentStyles(files, new Map([['/a.css', parseSheet('.a{top:0}', '/')]]), html);
  const [, allowed = ''] = /style-src-elem ([^;]*);/.exec(contentSecurityPolicy(sources)) ?? [];
  const hash = createHash('sha256').update('.a{top:0}').digest('base64');
  expect(allowed).toBe(`'self' 'sha256-${hash}'`);
});

it('links to a sheet that has not the published bytes, or could end its element, and waits for it', async () => {
  const bytes = new TextEncoder().encode('.a{content:"</style><script>"}');
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const readSheets = createSheetReader({ get: async () => bytes });
  for (const file of [
    { url: '/a.css', integrity },
    { url: '/b.css', integrity: 'sha384-other' },
  ]) {
    const styles = documentStyles([file], await readSheets([file]), '<i class="a">');
    expect(styles).toEqual({
      html: expect.stringMatching(/^<link rel="stylesheet" [^<]*>$/),
      sources: [],
      following: [],
    });
  }
});
