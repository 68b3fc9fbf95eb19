import * as z from 'zod/mini';

/** The slugs of everything that the shop has a public page for. */
export type ListedSlugs = Record<'products' | 'categories' | 'brands' | 'posts' | 'pages', string[]>;

const entrySchema = z.object({
  slug: z.string().check(z.minLength(1)),
  children: z.optional(z.array(z.object({ slug: z.string().check(z.minLength(1)) }))),
});
const listSchema = z.object({
  data: z.array(entrySchema),
  meta: z.optional(z.object({ last_page: z.optional(z.number()) })),
});

const answerTimeoutMs = 10_000;
/** No shop of ours is larger; what answers endlessly is broken. */
const pagesRead = 500;

/**
 * Asks the API for everything it lists, all lists at once.
 * Errors: rejects when one of them cannot be had: half a sitemap would tell search engines that the rest is gone.
 */
export async function readListedSlugs(apiBaseUrl: string): Promise<ListedSlugs> {
  const [products, categories, brands, posts, pages] = await Promise.all(
    ['products', 'categories', 'brands', 'posts', 'page'].map((call) => slugsOf(`${apiBaseUrl}/api/${call}`)),
  );
  return {
    products: products ?? [],
    categories: categories ?? [],
    brands: brands ?? [],
    posts: posts ?? [],
    pages: pages ?? [],
  };
}

async function slugsOf(url: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; page <= pagesRead; page += 1) {
    const answer = await fetch(`${url}?lang=en&per_page=100&page=${page}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    const { data, meta } = listSchema.parse(await answer.json());
    slugs.push(...data.flatMap(({ slug, children = [] }) => [slug, ...children.map((child) => child.slug)]));
    if (page >= (meta?.last_page ?? 1)) break;
  }
  return [...new Set(slugs)];
}
