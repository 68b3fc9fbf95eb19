import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { languageDetector } from 'hono/language';
import { getMimeType } from 'hono/utils/mime';
import { defaultLocale, directionOf, type Locale, locales } from '@dana/contracts/locale';

/** Nothing but what this page itself brings; no inline script or style, no other site, in no frame. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Where `pnpm build` puts the page. */
const builtFolder = join(import.meta.dirname, '../../../../release-console/dist/web');
const notBuilt = 'The page for release managers is not built here. Build it: pnpm build';

const ownLanguage = languageDetector({
  supportedLanguages: [...locales],
  fallbackLanguage: defaultLocale,
  order: ['header'],
  caches: false,
});

/**
 * `/_releases`: the page for release managers, in both languages. The files are public and hold no secret; what they show comes
 * from the release API, which asks who somebody is.
 * @param folder – the built page.
 */
export function consoleRoutes(folder = builtFolder): Hono {
  const files = readFiles(folder);
  const app = new Hono();
  app.get('/_releases', ownLanguage, (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept-Language');
    const { search } = new URL(c.req.url);
    return c.redirect(`/_releases/${c.get('language')}${search}`, 302);
  });
  app.get('/_releases/', (c) => c.redirect('/_releases', 301));
  app.get('/_releases/:locale{en|ar}/:page{.*}?', (c) => {
    const page = files.get('index.html');
    c.header('Cache-Control', 'no-cache');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Content-Security-Policy', policy);
    if (!page) return c.text(notBuilt, 503);
    return c.html(inLanguage(page.bytes, c.req.param('locale') as Locale));
  });
  app.get('/_releases/:name', (c) => {
    const name = c.req.param('name');
    const file = name === 'index.html' ? undefined : files.get(name);
    if (!file) {
      c.header('Cache-Control', 'no-store');
      return c.text('There is no such file.', 404);
    }
    // Its name holds its hash.
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Type', getMimeType(name) ?? 'application/octet-stream');
    return c.body(file.bytes);
  });
  return app;
}

function readFiles(folder: string): Map<string, { bytes: Uint8Array<ArrayBuffer> }> {
  try {
    return new Map(
      readdirSync(folder).map((name) => [name, { bytes: new Uint8Array(readFileSync(join(folder, name))) }]),
    );
  } catch {
    return new Map();
  }
}

const inLanguage = (html: Uint8Array, locale: Locale): string =>
  new TextDecoder()
    .decode(html)
    .replace(/<html lang="en" dir="ltr">/, `<html lang="${locale}" dir="${directionOf(locale)}">`);
