import { Hono } from 'hono';

/** A pearl in its shell, in the shop's deep sea colour. */
const favicon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0B5C63"/>',
  '<g transform="translate(4 4) scale(.75)"><path fill="#F7F5F1" d="M16 25.5 2.9 14.2C3.6 7.3 9.2 2.8 16 2.8s12.4 4.5 13.1 11.4Z"/>',
  '<path d="M16 20V5.6M13.2 20 7.3 8.3M18.8 20l5.9-11.7" stroke="#0B5C63" stroke-width="1.5" stroke-linecap="round"/>',
  '<circle cx="16" cy="24.4" r="6.2" fill="#0B5C63"/><circle cx="16" cy="24.4" r="4.6" fill="#fff"/></g></svg>',
].join('');

/** `GET /favicon.svg` and the address that browsers ask for unasked. */
export const faviconRoute = new Hono()
  .get('/favicon.svg', (c) => {
    c.header('Content-Type', 'image/svg+xml');
    c.header('Cache-Control', 'public, max-age=86400');
    return c.body(favicon);
  })
  .get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
