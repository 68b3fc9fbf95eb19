import type { Post } from '@dana/contracts/api/post';
import type { Locale } from '@dana/contracts/locale';
import { localPath, paths } from '@dana/contracts/paths';

type Context = { locale: Locale; publicOrigin: string; shopName: string };

/** An article as search engines read it. */
export function articleJsonLd(
  post: Post,
  { locale, publicOrigin, shopName }: Context,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.date,
    inLanguage: post.text_lang ?? locale,
    ...(post.author && { author: { '@type': 'Person', name: post.author } }),
    ...(post.image && { image: new URL(post.image.full_url, publicOrigin).href }),
    publisher: { '@type': 'Organization', name: shopName, url: publicOrigin },
    mainEntityOfPage: `${publicOrigin}${localPath(locale, paths.blogPost(post.slug))}`,
  };
}
