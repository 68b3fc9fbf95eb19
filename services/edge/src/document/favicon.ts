import { Hono } from 'hono';

/** A pearl in its shell, in the shop's deep sea colour. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0B5C63"/><path d="M6 13c0 6 4.5 11 10 11s10-5 10-11" fill="none" stroke="#F7F5F1" stroke-width="2" stroke-linecap="round"/><circle cx="16" cy="13" r="5" fill="#F7F5F1"/><circle cx="14.4" cy="11.4" r="1.6" fill="#fff"/></svg>`;

/** `GET /favicon.svg` and the address that browsers ask for unasked. */
export const faviconRoute = new Hono()
  .get('/favicon.svg', (c) => {
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', 'public, max-age=86400');
    return c.body(favicon);
  })
  .get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
