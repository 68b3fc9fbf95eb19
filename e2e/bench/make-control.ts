import type { Browser } from '@playwright/test';
import { ask, textOf } from './ask.ts';
import { reduceToFirstView, withoutScripts } from './control-page.ts';
import { type Cookie, phone } from './slow-phone.ts';
import { compressedHtml, type PlainServer } from './start-plain-server.ts';

/** A page's document, and how far its control shows the same. */
export type Control = {
  rawBytes: number;
  bytes: number;
  nodes: number;
  controlBytes: number;
  movedBy: number;
};

/** Derives the control of a page from the document that the shop serves now, and lets the plain server serve it. */
export async function makeControl(
  browser: Browser,
  plain: PlainServer,
  { origin, path, cookies }: { origin: string; path: string; cookies: Cookie[] },
): Promise<Control> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await ask(origin + path, cookie ? { cookie } : {});
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  const html = textOf(answer);
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.route(origin + path, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: withoutScripts(html) }),
    );
    await page.goto(origin + path);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const before = await page.evaluate(placesInView);
    const control = compressedHtml(await page.evaluate(reduceToFirstView));
    await plain.put(path, control.headers, control.body);
    await page.goto(plain.url + path);
    const movedBy = furthest(before, await page.evaluate(placesInView));
    return {
      rawBytes: Buffer.byteLength(html),
      bytes: answer.body.length,
      nodes,
      controlBytes: control.body.length,
      movedBy,
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page: where its pictures and its heading stand. The heading's start depends on the font's width. */
function placesInView(): number[][] {
  return [...document.querySelectorAll('img, h1')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box: { top, left, bottom, right, width } }) => {
      const isBeside = left >= innerWidth || right <= 0 || width === 0;
      return !isBeside && top < innerHeight && bottom > 0;
    })
    .map(({ element, box: { x, y } }) => (element.localName === 'img' ? [x, y] : [y]));
}

/** The most that anything moved, in pixels; without end where something is gone. */
const furthest = (before: number[][], after: number[][]): number =>
  before.length === after.length
    ? Math.max(0, ...before.flat().map((place, index) => Math.abs(place - (after.flat()[index] ?? 0))))
    : Number.POSITIVE_INFINITY;
