import * as z from 'zod/mini';

/** The slugs of everything that the shop has a public page for, by the call of the API that lists them. */
export type ListedSlugs = ReadonlyMap<string, string[]>;

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

/** What a call gives is no list of addresses. */
class NoList extends Error {}

type Asking = { known?: ListedSlugs | undefined; onProblem: (message: string) => void };

/**
 * Asks the API for all lists at once.
 * @param lists – calls of the API: `/products`. What one of them listed before stands where it is no list any more: the
 * remote that names it is wrong, and no other one goes without its addresses for that.
 * Errors: rejects when the API cannot answer one of them: half a sitemap would say to search engines that the rest is gone.
 */
export async function readListedSlugs(
  apiBaseUrl: string,
  lists: string[],
  { known, onProblem }: Asking,
): Promise<ListedSlugs> {
  const found = lists.map(async (list) => {
    try {
      return [list, await slugsOf(`${apiBaseUrl}${list}`)] as const;
    } catch (error) {
      if (!(error instanceof NoList)) throw error;
      onProblem(error.message);
      return [list, known?.get(list) ?? []] as const;
    }
  });
  return new Map(await Promise.all(found));
}

async function slugsOf(url: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; page <= pagesRead; page += 1) {
    const answer = await fetch(`${url}?lang=en&per_page=100&page=${page}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    if ([400, 401, 403, 404, 405].includes(answer.status))
      throw new NoList(`${url} lists no addresses: it answered ${answer.status}.`);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    const list = listSchema.safeParse(await answer.json());
    if (!list.success) throw new NoList(`${url} lists no addresses: ${z.prettifyError(list.error)}.`);
    const { data, meta } = list.data;
    slugs.push(...data.flatMap(({ slug, children = [] }) => [slug, ...children.map((child) => child.slug)]));
    if (page >= (meta?.last_page ?? 1)) break;
  }
  return [...new Set(slugs)];
}
