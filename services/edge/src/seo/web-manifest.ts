import { directionOf, isLocale, defaultLocale, type Locale } from '@dana/contracts/locale';
import { localPath } from '@dana/contracts/paths';
import { Hono } from 'hono';
import { shopBrand } from '../shop/shop-brand.ts';
import type { AskBackEnd } from '../shop/follow-extensions.ts';

/** The ground of the design tokens, while the shop opens from a home screen. */
const groundColour = '#F7F5F1';
const iconSizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'icon-maskable-512.png': 512 } as const;

/** Where a page of this language finds the manifest with which the shop is put on a home screen. */
export function webManifestPath(locale: Locale): string {
  return `/manifest.webmanifest?lang=${locale}`;
}

/** `GET /manifest.webmanifest?lang=`, with the shop's own name, colours and icons. */
export const webManifestRoute = (askBackEnd: AskBackEnd): Hono =>
  new Hono().get('/manifest.webmanifest', async (c) => {
    const asked = c.req.query('lang');
    const locale = isLocale(asked) ? asked : defaultLocale;
    const { shop: whole } = await askBackEnd();
    const { shop, files } = whole;
    const icons = Object.entries(iconSizes).flatMap(([file, size]) =>
      file in files
        ? {
            src: `/icons/${file}`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose: file.includes('maskable') ? 'maskable' : 'any',
          }
        : [],
    );
    const manifest = {
      id: localPath(locale, '/'),
      start_url: localPath(locale, '/'),
      scope: '/',
      lang: locale,
      dir: directionOf(locale),
      name: shop.name[locale],
      short_name: shop.name[locale],
      ...(shop.tagline && { description: shop.tagline[locale] }),
      display: 'standalone',
      theme_color: shopBrand(whole).themeColour,
      background_color: groundColour,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
    };
    c.header('Cache-Control', 'public, max-age=3600');
    c.header('Content-Type', 'application/manifest+json; charset=utf-8');
    return c.body(JSON.stringify(manifest));
  });
