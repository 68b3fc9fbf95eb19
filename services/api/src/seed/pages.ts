import type { PageSeed } from './post-seed.ts';

export const pages: readonly PageSeed[] = [
  {
    slug: 'a',
    title: { en: 'a', ar: 'a' },
    summary: { en: 'a', ar: 'a' },
    content: { en: ['x'], ar: ['x'] },
  },
];
