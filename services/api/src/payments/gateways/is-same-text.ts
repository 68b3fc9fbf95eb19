import { timingSafeEqual } from 'node:crypto';

/** Whether a signature is the expected one; how long that takes says nothing of how much of it is right. */
export function isSameText(given: string | undefined, expected: string): boolean {
  const [left, right] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
