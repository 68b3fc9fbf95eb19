import type { PostSeed } from './post-seed.ts';

export const posts: readonly PostSeed[] = [
  {
    slug: 'a',
    title: { en: 'a', ar: 'a' },
    excerpt: { en: 'a', ar: 'a' },
    category: { en: 'a', ar: 'a' },
    author: { en: 'a', ar: 'a' },
    tags: [],
    scene: 'blog-skin',
    daysAgo: 1,
    content: { en: ['x'], ar: ['x'] },
  },
];
