import { Hono } from 'hono';
import { languageDetector } from 'hono/language';
import { getMimeType } from 'hono/utils/mime';
import { type PageFiles, readPageFiles } from './read-page-files.ts';

type OwnPage = {
  /** Where it is, without a slash at its end: `/_releases`. */
  path: string;
  /** Where its build puts it. Absolute. */
  folder: string;
  /** Its languages, each with the direction it is written in; the first is for browsers that ask for none of them. */
  directions: Readonly<Record<string, 'ltr' | 'rtl'>>;
  /** What is answered where it was not built. */
  notBuilt: string;
  /** Its styles may draw with pictures that stand in them (`url(data:…)`), as parts of the shop do. Default false. */
  drawsInStyles?: boolean;
};

/** Nothing but what the page itself brings; no inline script or style, no other site, in no frame. */
const policyWith = (pictures: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `img-src ${pictures}`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * A page that is not part of the shop (`defineOwnPage` builds it), in each of its languages: `/_releases` leads to the one that
 * the browser asks for, all addresses below `/_releases/en` are the page, and its files stand beside them.
 */
export function ownPageRoutes(page: OwnPage): Hono {
  const { path, folder, directions, notBuilt, drawsInStyles = false } = page;
  const policy = policyWith(drawsInStyles ? "'self' data:" : "'self'");
  const files = readPageFiles(folder);
  const languages = Object.keys(directions);
  const askedLanguage = languageDetector({
    supportedLanguages: languages,
    fallbackLanguage: languages[0] ?? 'en',
    order: ['header'],
    caches: false,
  });
  const app = new Hono();
  app.get(path, askedLanguage, (c) => {
    c.header('Cache-Control', 'no-store');
    c.header('Vary', 'Accept-Language');
    const { search } = new URL(c.req.url);
    return c.redirect(`${path}/${c.get('language')}${search}`, 302);
  });
  app.get(`${path}/`, (c) => c.redirect(path, 301));
  app.get(`${path}/:language{${languages.join('|')}}/:page{.*}?`, (c) => {
    const document = files.get('index.html');
    c.header('Cache-Control', 'no-cache');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Content-Security-Policy', policy);
    if (!document) return c.text(notBuilt, 503);
    const language = String(c.req.param('language'));
    return c.html(inLanguage(document, language, directions[language]));
  });
  app.get(`${path}/:name`, (c) => {
    const name = String(c.req.param('name'));
    const file = name === 'index.html' ? undefined : files.get(name);
    if (!file) {
      c.header('Cache-Control', 'no-store');
      return c.text('There is no such file.', 404);
    }
    // Its name holds its hash.
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Type', getMimeType(name) ?? 'application/octet-stream');
    return c.body(file);
  });
  return app;
}

type PageFile = NonNullable<ReturnType<PageFiles['get']>>;

const inLanguage = (html: PageFile, language: string, direction = 'ltr'): string =>
  new TextDecoder()
    .decode(html)
    .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`);
