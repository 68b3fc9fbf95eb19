import { directionOf, isLocale, defaultLocale, type Locale } from '@dana/contracts/locale';
import { localPath } from '@dana/contracts/paths';
import { Hono } from 'hono';

const names: Record<Locale, { name: string; description: string }> = {
  en: { name: 'Dana', description: 'Things worth keeping, chosen in Kuwait and delivered to your door.' },
  ar: { name: 'دانة', description: 'منتجات تستحق الاقتناء، نختارها في الكويت ونوصلها إلى باب بيتك.' },
};

/** The shop's deep sea colour and its pearl ground, as in the design tokens. */
export const themeColour = '#0B5C63';
const groundColour = '#F7F5F1';

/** Where a page of this language finds the manifest with which the shop is put on a home screen. */
export function webManifestPath(locale: Locale): string {
  return `/manifest.webmanifest?lang=${locale}`;
}

/** `GET /manifest.webmanifest?lang=`. */
export const webManifestRoute = new Hono().get('/manifest.webmanifest', (c) => {
  const asked = c.req.query('lang');
  const locale = isLocale(asked) ? asked : defaultLocale;
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: localPath(locale, '/'),
    start_url: localPath(locale, '/'),
    scope: '/',
    lang: locale,
    dir: directionOf(locale),
    name: names[locale].name,
    short_name: names[locale].name,
    description: names[locale].description,
    display: 'standalone',
    theme_color: themeColour,
    background_color: groundColour,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  c.header('Cache-Control', 'public, max-age=3600');
  c.header('Content-Type', 'application/manifest+json; charset=utf-8');
  return c.body(JSON.stringify(manifest));
});
