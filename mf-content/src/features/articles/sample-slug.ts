import type { PostSummary } from '@dana/contracts/api/post';

/** The article that stands for all where an address names none: the newest with a quotation, else the newest. */
export function sampleSlug(posts: PostSummary[]): string {
  return (posts.find(({ media }) => media?.type === 'quote') ?? posts[0])?.slug ?? '';
}
