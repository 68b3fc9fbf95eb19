import type { Canary } from '@dana/contracts/release/revision';
import { sha256Hex } from '../store/hash.ts';

/**
 * Whether a visitor gets a canary: stands in a bucket of 10,000 below its share, always in the same one. Pure; sticky by the id, and
 * monotone: a larger share only adds visitors. Without an id nobody is in.
 */
export function isInCanary({ salt, percent }: Pick<Canary, 'salt' | 'percent'>, visitorId?: string): boolean {
  return visitorId !== undefined && bucketOf(salt, visitorId) < percent * 100;
}

const bucketOf = (salt: string, visitorId: string): number =>
  Number.parseInt(sha256Hex(salt + visitorId).slice(0, 8), 16) % 10_000;
