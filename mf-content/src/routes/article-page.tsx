import { shopOf } from '@dana/contracts/shop/shop-facts';
import { journalWords } from '../features/articles/journal-words.ts';
import { isApiError } from '@dana/api-client';
import {
  type PageHead,
  type PageModule,
  PageNotFound,
  type PageRequest,
  usePageParams,
  useShell,
} from '@dana/runtime';
import { loadSanitiser, preloadPicture } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { commentsQuery } from '../api/comments.queries.ts';
import { postQuery, recentPostsQuery } from '../api/posts.queries.ts';
import { articleJsonLd } from '../features/articles/article-json-ld.ts';
import { ArticleView, articlePictureSizes } from '../features/articles/article-view.tsx';
import { BlogSidebar } from '../features/articles/blog-sidebar.tsx';
import { sampleSlug } from '../features/articles/sample-slug.ts';
import { Comments } from '../features/comments/comments.tsx';

/** False in the browser's build, which leaves out what only search engines read. Set by the build. */
declare const __ON_SERVER__: boolean;

const noFilter = { category: '', search: '' };

/**
 * A page that shows one article: the one in its address, or a sample where the address names none.
 * @param look – with a column beside the text, or the text alone.
 */
export function createArticlePage(look: 'aside' | 'wide'): Required<Omit<PageModule, 'preview'>> {
  function Component() {
    const { api } = useShell();
    const { id } = usePageParams();
    const { data: recent = [] } = useQuery(recentPostsQuery(api));
    const slug = id ?? sampleSlug(recent);
    const { data: post } = useQuery(postQuery(api, slug));
    if (!post) return null;
    return (
      <ArticleView
        // Another article is mounted again: its comment form must not keep the words meant for this one.
        key={post.slug}
        post={post}
        recent={recent}
        look={look}
        sidebar={<BlogSidebar posts={recent} filter={noFilter} />}
        comments={<Comments slug={post.slug} />}
      />
    );
  }

  async function loader({ api, queryClient, params }: PageRequest): Promise<void> {
    const cleaner = Promise.allSettled([loadSanitiser()]);
    const recent = queryClient.fetchQuery(recentPostsQuery(api));
    const known = params.id;
    // Without an address of its own the sample has to be found first.
    const slug = known ?? sampleSlug((await recent).data);
    const comments = queryClient.prefetchQuery(commentsQuery(api, slug));
    try {
      await queryClient.fetchQuery(postQuery(api, slug));
    } catch (error) {
      if (isApiError(error) && error.status === 404) throw new PageNotFound();
      throw error;
    } finally {
      // What stands beside the article may fail without it.
      await Promise.allSettled([recent, comments, cleaner]);
    }
  }

  function head({ api, queryClient, params, t, ...request }: PageRequest): PageHead {
    const recent = queryClient.getQueryData(recentPostsQuery(api).queryKey);
    const slug = params.id ?? sampleSlug(recent?.data ?? []);
    const post = queryClient.getQueryData(postQuery(api, slug).queryKey);
    if (!post) return { title: journalWords(api, t).title };
    return {
      title: post.title,
      description: post.excerpt,
      ...(params.id === undefined && { isPrivate: true }),
      ...(post.image && {
        image: post.image.full_url,
        ...preloadPicture(post.image.full_url, articlePictureSizes),
      }),
      ...(__ON_SERVER__ && { jsonLd: [articleJsonLd(post, { ...request, shopName: shopOf(api).name })] }),
    };
  }
  return { Component, loader, head };
}
