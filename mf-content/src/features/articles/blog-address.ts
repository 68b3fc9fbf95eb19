import { paths } from '@dana/contracts/paths';

export type BlogFilter = { category?: string; tag?: string; search?: string; page?: number };

/** The blog with a filter, without the language prefix. The first page has no number. */
export function blogAddress({ category, tag, search, page = 1 }: BlogFilter): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('category', category);
  if (tag) parameters.set('tag', tag);
  if (search) parameters.set('search', search);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `${paths.blog()}?${query}` : paths.blog();
}

const searchMaxLength = 100;

/** What an address asks of the blog. What makes no sense counts as not asked. */
export function blogFilterOf(parameters: URLSearchParams) {
  const page = Number(parameters.get('page') ?? 1);
  return {
    category: parameters.get('category') ?? '',
    tag: parameters.get('tag') ?? '',
    search: (parameters.get('search') ?? '').trim().slice(0, searchMaxLength),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}
