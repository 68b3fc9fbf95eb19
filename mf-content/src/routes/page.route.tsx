import { isApiError } from '@dana/api-client';
import { type PageHead, PageNotFound, type PageRequest, usePageParams, useShell } from '@dana/runtime';
import { loadSanitiser } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { pageLinksQuery, pageQuery } from '../api/pages.queries.ts';
import { PageView } from '../features/pages/page-view.tsx';

/** One page of words: delivery, returns, privacy … */
export function Component() {
  const { api } = useShell();
  const { slug = '' } = usePageParams();
  const { data: page } = useQuery(pageQuery(api, slug));
  return page ? <PageView page={page} /> : null;
}

export async function loader({ api, queryClient, params }: PageRequest): Promise<void> {
  const besides = Promise.allSettled([queryClient.prefetchQuery(pageLinksQuery(api)), loadSanitiser()]);
  try {
    await queryClient.fetchQuery(pageQuery(api, params.slug ?? ''));
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw new PageNotFound();
    throw error;
  }
  await besides;
}

export function head({ api, queryClient, params }: PageRequest): PageHead {
  const page = queryClient.getQueryData(pageQuery(api, params.slug ?? '').queryKey);
  if (!page) return { title: '' };
  return {
    title: page.seo?.title || page.title,
    ...(page.seo?.description && { description: page.seo.description }),
    // The story of the shop stands at its own address.
    ...(page.slug === 'about' && { canonicalPath: '/about' }),
  };
}
