import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import { manifests } from '../support/manifests.ts';

/**
 * The pages that a deployable owns, by its manifest. The shell stands around every page: one page of each remote shows it.
 * Pages of one thing of the shopper's own, such as an order, are not there without an order.
 */
export function ownPages(deployable: string): RouteClaim[] {
  if (deployable === 'shell') return Object.keys(manifests).flatMap((name) => ownPages(name).slice(0, 1));
  const { routes = [] } = manifests[deployable] ?? {};
  return routes.filter(({ path, indexable }) => !path.includes('/:') || typeof indexable === 'object');
}

/**
 * An address of a page, without the language: the first of this kind that the shop itself lists for search engines.
 * Errors: throws when it lists none.
 */
export async function addressOf({ path }: RouteClaim, origin: string): Promise<string> {
  if (!path.includes('/:')) return path;
  const pattern = new RegExp(`<loc>[^<]*?/en(${path.replace(/:[^/]+/, '[^/<]+')})</loc>`);
  const text = await (await fetch(new URL('/sitemap.xml', origin))).text();
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`${origin}/sitemap.xml lists no page like ${path}.`);
  return found;
}
