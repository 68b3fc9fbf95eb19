import { setTimeout as sleep } from 'node:timers/promises';
import type { SSEMessage, SSEStreamingApi } from 'hono/streaming';

/** Who takes nothing for so long is gone. Unit: milliseconds. */
const limitMs = 30_000;

/**
 * Writes one event after the other, or without one a line that means nothing. A listener that takes none is ended, so that what
 * waits for it is one event and not all.
 */
export function createSlowWriter(stream: SSEStreamingApi, ended: AbortController) {
  return async (event: SSEMessage | undefined): Promise<void> => {
    const waiting = new AbortController();
    const late = sleep(limitMs, 'late', { signal: waiting.signal, ref: false }).catch(() => undefined);
    const written = event ? stream.writeSSE(event) : stream.write(': still here\n\n');
    if ((await Promise.race([written, late])) === 'late') ended.abort();
    waiting.abort();
  };
}
