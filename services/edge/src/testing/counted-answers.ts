/** How often each kind occurs: `{ page: 12, refused: 3 }`, `{ 200: 12, 503: 3 }`. */
export function countKinds<Kind extends string | number>(
  kinds: readonly Kind[],
): Partial<Record<Kind, number>> {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries(counts) as Partial<Record<Kind, number>>;
}

/** "12 × page, 3 × refused". */
export const inWords = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([kind, count]) => `${count} × ${kind}`)
    .join(', ');

/** Runs tasks, ten at a time. @returns what each of them gave, in order. */
export async function inTens<T>(count: number, task: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let at = 0; at < count; at += 10) {
    const size = Math.min(10, count - at);
    results.push(...(await Promise.all(Array.from({ length: size }, (_, offset) => task(at + offset)))));
  }
  return results;
}
