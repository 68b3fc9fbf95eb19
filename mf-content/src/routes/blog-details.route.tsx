import { isApiError } from '@dana/api-client';
import { pictureSources } from '@dana/contracts/media';
import { type PageHead, PageNotFound, type PageRequest, usePageParams, useShell } from '@dana/runtime';
import { useQuery } from '@tanstack/react-query';
import { postQuery, recentPostsQuery } from '../api/posts.queries.ts';
import { articleJsonLd } from '../features/articles/article-json-ld.ts';
import { ArticleView } from '../features/articles/article-view.tsx';

/** One article; `id` is its slug. */
export function Component() {
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const { data: post } = useQuery(postQuery(api, id));
  const { data: recent = [] } = useQuery(recentPostsQuery(api));
  return post ? <ArticleView post={post} recent={recent} /> : null;
}

export async function loader({ api, queryClient, params }: PageRequest): Promise<void> {
  const recent = queryClient.prefetchQuery(recentPostsQuery(api));
  try {
    await queryClient.fetchQuery(postQuery(api, params.id ?? ''));
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw new PageNotFound();
    throw error;
  }
  await recent;
}

export function head({ api, queryClient, params, t, ...request }: PageRequest): PageHead {
  const post = queryClient.getQueryData(postQuery(api, params.id ?? '').queryKey);
  if (!post) return { title: t('blog.title') };
  const sources = post.image && pictureSources(post.image.full_url);
  return {
    title: post.title,
    description: post.excerpt,
    ...(post.image && { image: post.image.full_url }),
    ...(sources && { preloadImage: { avifSrcset: sources.avif, sizes: '(min-width: 80rem) 80rem, 100vw' } }),
    jsonLd: [articleJsonLd(post, { ...request, shopName: t('page.shopName') })],
  };
}
