import type { PostSeed } from './post-seed.ts';
import { craftPosts } from './posts-craft.ts';
import { livingPosts } from './posts-living.ts';

/** The articles of the sample blog. */
export const posts: readonly PostSeed[] = [...livingPosts, ...craftPosts];
