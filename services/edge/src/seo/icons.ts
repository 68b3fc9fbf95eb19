import { shopFiles } from '@dana/contracts/api/shop';
import { Hono } from 'hono';
import { shopBrand } from '../shop/shop-brand.ts';
import type { AskBackEnd } from '../shop/follow-extensions.ts';

const pngNames: readonly string[] = shopFiles.filter((name) => name.endsWith('.png'));

/** `GET /favicon.svg`, `/icons/*`, and the addresses that browsers and phones ask for unasked: the shop's own. */
export const iconRoutes = (askBackEnd: AskBackEnd): Hono =>
  new Hono()
    .get('/favicon.svg', async (c) => {
      const { shop } = await askBackEnd();
      const svg = shop.files['icon.svg'];
      c.header('Content-Type', 'image/svg+xml');
      c.header('Cache-Control', 'public, max-age=3600');
      return c.body(
        svg === undefined
          ? plainIcon(shopBrand(shop).themeColour)
          : Buffer.from(svg, 'base64').toString('utf8'),
      );
    })
    .get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
    .get('/icons/:name', async (c, next) => {
      const name = c.req.param('name');
      const png = pngNames.includes(name) ? (await askBackEnd()).shop.files[name] : undefined;
      if (png === undefined) return next();
      c.header('Content-Type', 'image/png');
      c.header('Cache-Control', 'public, max-age=3600');
      return c.body(new Uint8Array(Buffer.from(png, 'base64')));
    })
    .get('/apple-touch-icon.png', (c) => c.redirect('/icons/apple-touch-icon.png', 301));

/** The icon of a shop that brought none: its colour alone. */
const plainIcon = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour}"/></svg>`;
