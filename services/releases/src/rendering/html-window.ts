import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
let window: object | undefined;

export const isHtmlWindowOpen = (): boolean => window !== undefined;

/** A DOM without a page in which a renderer cleans HTML from outside. No script of that HTML runs in it. */
export function openHtmlWindow(): object {
  if (!window) {
    // Required and not imported: it takes a second to load, and the first page comes before it.
    const { JSDOM } = require('jsdom') as { JSDOM: new (html: string) => { window: object } };
    window = new JSDOM('').window;
  }
  return window;
}
