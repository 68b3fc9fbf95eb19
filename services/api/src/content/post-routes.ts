import { postAnswerSchema, postsAnswerSchema, postsQuerySchema } from '@dana/contracts/api/post';
import { foldedTokens, foldText } from '@dana/contracts/text-folding';
import { Hono } from 'hono';
import { type Selectable, sql } from 'kysely';
import { fallbackLanguage, localise, presentPicture } from '../catalogue/localise.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { pageMeta, pageOf, readPaging, readQuery } from '../http/read-input.ts';

type PostRow = Selectable<Database['posts']> & { comments_count: number };

const wordsPerMinute = 180;

/** GET posts (page, per_page, category, tag, search) and posts/{slug}. */
export function postRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  // A blog is read whole: it has tens of posts, and searching them needs no index.
  const loadPosts = () =>
    deps.db
      .selectFrom('posts')
      .selectAll()
      .select(
        sql<number>`(select count(*) from comments c where c.post_id = posts.id and c.approved)`.as(
          'comments_count',
        ),
      )
      .where('withdrawn_at', 'is', null)
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .execute();

  return new Hono<ApiEnv>()
    .get('/posts', async (c) => {
      const paging = readPaging(c, { standard: 4, max: 50 });
      const { category, tag, search } = readQuery(c, postsQuerySchema);
      const found = (await loadPosts()).filter(
        (post) =>
          hasText([post.category], category) &&
          hasText(post.tags, tag) &&
          foldedTokens(search ?? '').every(isIn(post)),
      );
      const data = pageOf(found, paging).map((post) => presentSummary(post, c.get('lang')));
      return answer(c, postsAnswerSchema, { success: true, data, meta: pageMeta(paging, found.length) });
    })
    .get('/posts/:slug', async (c) => {
      const lang = c.get('lang');
      const posts = await loadPosts();
      const index = posts.findIndex((post) => post.slug === c.req.param('slug'));
      const post = posts[index];
      if (!post) throw notFound();
      const data = {
        ...presentSummary(post, lang),
        content: localise(post.content, lang),
        // Newest first, so the article before it in time comes after it in the list.
        previous: linkTo(posts[index + 1], lang),
        next: linkTo(posts[index - 1], lang),
      };
      return answer(c, postAnswerSchema, { success: true, data });
    });
}

function presentSummary(post: PostRow, lang: Lang) {
  const words = localise(post.content, lang)
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/).length;
  return {
    id: post.id,
    slug: post.slug,
    title: localise(post.title, lang),
    image: presentPicture(post.picture, lang),
    excerpt: localise(post.excerpt, lang),
    category: localise(post.category, lang),
    author: localise(post.author, lang),
    date: post.published_at.toISOString(),
    tags: post.tags.map((tag) => localise(tag, lang)),
    comments_count: Number(post.comments_count),
    reading_minutes: Math.max(1, Math.round(words / wordsPerMinute)),
    media: post.media && { type: post.media.type, value: localise(post.media.value, lang) },
    text_lang: fallbackLanguage(post.content, lang),
  };
}

const linkTo = (post: PostRow | undefined, lang: Lang) =>
  post ? { slug: post.slug, title: localise(post.title, lang) } : null;

// A link carries the name in the language it was made in; either language finds the same posts.
function hasText(texts: { en?: string; ar?: string }[], requested: string | undefined): boolean {
  if (!requested) return true;
  const folded = foldText(requested);
  return texts.some((text) => foldText(text.en ?? '') === folded || foldText(text.ar ?? '') === folded);
}

function isIn(post: PostRow) {
  const texts = [post.title, post.excerpt, post.category, ...post.tags, post.content];
  const folded = foldText(texts.flatMap((text) => [text.en ?? '', text.ar ?? '']).join(' '));
  return (word: string) => folded.includes(word);
}
