/** Nobody waits for what is fetched ahead, but others would wait for its place. Unit: milliseconds. */
const giveUpMs = 30_000;

/**
 * Brings a file into the browser's cache. Resolves when all of it is there: the answer of `fetch` begins with the headers,
 * and a load that ended with these would let more files load at once than may. Rejects without an answer in time.
 */
export async function bringFile(url: string, priority: RequestPriority): Promise<void> {
  const answer = await fetch(url, {
    priority,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(giveUpMs),
  });
  await answer.arrayBuffer();
}
