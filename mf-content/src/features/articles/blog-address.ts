import { listPageOf } from '@dana/contracts/list-limits';
import { paths } from '@dana/contracts/paths';
import { searchedText } from '@dana/contracts/typed-text';

/** The addresses under which the list of articles stands, each with a look of its own. */
export type BlogPath = '/blog' | '/blog-grid' | '/blog-list';
export type BlogView = 'grid' | 'list';

export type BlogFilter = {
  category?: string;
  tag?: string;
  search?: string;
  page?: number;
  view?: BlogView | '';
};

/** The blog with a filter, without the language prefix. The first page has no number. */
export function blogAddress(
  { category, tag, search, page = 1, view }: BlogFilter,
  path: BlogPath | string = paths.blog(),
): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('category', category);
  if (tag) parameters.set('tag', tag);
  if (search) parameters.set('search', search);
  if (view) parameters.set('view', view);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}

/** What an address asks of the blog. What makes no sense counts as not asked. */
export function blogFilterOf(parameters: URLSearchParams) {
  return {
    category: parameters.get('category') ?? '',
    tag: parameters.get('tag') ?? '',
    search: searchedText(parameters.get('search') ?? ''),
    page: listPageOf(parameters.get('page')),
  };
}

/** How the address wants the articles to stand; '' where it does not say. */
export function blogViewOf(parameters: URLSearchParams): BlogView | '' {
  const view = parameters.get('view');
  return view === 'grid' || view === 'list' ? view : '';
}
