import type { Composition } from '@dana/contracts/release/composition';
import { Hono } from 'hono';
import type { AskBackEnd } from '../shop/follow-extensions.ts';
import { aboutRoute } from './about-route.ts';
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
