/**
 * Brings a file into the browser's cache. Resolves when all of it is there: the answer of `fetch` begins with the headers,
 * and a load that ended with these would let more files load at once than may. Rejects without an answer.
 */
export async function bringFile(url: string, priority: RequestPriority): Promise<void> {
  const answer = await fetch(url, { priority, credentials: 'same-origin' });
  await answer.arrayBuffer();
}
