import type { PostSummary } from '@dana/contracts/api/post';

export type Subject = { name: string; count: number };

/** The categories of articles, those with most articles first. */
export function countCategories(posts: PostSummary[]): Subject[] {
  return countEach(posts.map(({ category }) => category));
}

/** The tags of articles, the most used first. */
export function countTags(posts: PostSummary[]): Subject[] {
  return countEach(posts.flatMap(({ tags }) => tags));
}

function countEach(names: string[]): Subject[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}
