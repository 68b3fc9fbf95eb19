/** Runs a task for each item, at most `limit` at a time. Tasks handle their own failures. */
export async function inTurns<Item>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const lanes = Array.from({ length: Math.min(limit, waiting.length) }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  });
  await Promise.all(lanes);
}
