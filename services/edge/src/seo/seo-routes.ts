import { defaultLocale, isLocale } from '@dana/contracts/locale';
import type { Composition } from '@dana/contracts/release/composition';
import { aboutFactsOf } from '@dana/contracts/shop/shop-facts';
import { Hono } from 'hono';
import type { AskBackEnd } from '../shop/follow-extensions.ts';
import { iconRoutes } from './icons.ts';
import { robotsRoute } from './robots.ts';
import { sitemapRoute } from './sitemap.ts';
import { webManifestRoute } from './web-manifest.ts';

type SeoOptions = {
  resolve: () => Promise<Composition | undefined>;
  apiBaseUrl: string;
  askBackEnd: AskBackEnd;
  publicOrigin: string;
  onProblem: (message: string) => void;
};

/** What search engines and phones ask for beside the pages. */
export function seoRoutes(options: SeoOptions): Hono {
  return new Hono()
    .route('/', robotsRoute(options.publicOrigin))
    .route('/', sitemapRoute(options))
    .route('/', webManifestRoute(options.askBackEnd))
    .route('/', aboutRoute(options.askBackEnd))
    .route('/', iconRoutes(options.askBackEnd));
}

/** `GET /shop/about.json?lang=`: what the page about the shop tells, which no other page needs. 404 for a shop that tells nothing. */
const aboutRoute = (askBackEnd: AskBackEnd): Hono =>
  new Hono().get('/shop/about.json', async (c) => {
    const asked = c.req.query('lang');
    const about = aboutFactsOf((await askBackEnd()).shop, isLocale(asked) ? asked : defaultLocale);
    c.header('Cache-Control', 'public, max-age=60');
    return about
      ? c.json(about)
      : c.json({ success: false, message: 'This shop tells nothing about itself.' }, 404);
  });
