import { createHash, randomInt } from 'node:crypto';

/** An id that a key leads to again, so that a repeated request finds what the first one made. */
export function idOf(kind: 'ch' | 're', key: string): string {
  return `${kind}_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
}

/** A number as banks print them: the day and eight digits. */
export function bankNumber(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `${day}${String(randomInt(100_000_000)).padStart(8, '0')}`;
}
