/** Runs tasks, ten at a time. @returns what each of them gave, in order. */
export async function inTens<T>(count: number, task: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let at = 0; at < count; at += 10)
    results.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, count - at) }, (_, offset) => task(at + offset)),
      )),
    );
  return results;
}

/** Status → how often it was answered. */
export const timesEach = (statuses: number[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(statuses)].map((one) => [one, statuses.filter((status) => status === one).length]),
  );
