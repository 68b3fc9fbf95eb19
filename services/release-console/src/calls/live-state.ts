import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { credentials, envPath } from './release-call.ts';

/** Follows the changes of the shop while mounted, and has everything that is shown read again with each. @returns whether they come. */
export function useLiveState(): boolean {
  const queries = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const onEvent = () => void queries.invalidateQueries();
    void followEvents({ signal: ended.signal, onState: setIsLive, onEvent });
    return () => ended.abort();
  }, [queries]);
  return isLive;
}

/** How soon a stream that ended is opened again; a server that has none is asked less often. Unit: milliseconds. */
const againMs = 3_000;
const withoutStreamMs = 60_000;
/** More than two heartbeats. Unit: milliseconds. */
const silenceMs = 50_000;

type Following = {
  /** Something changed, or may have while nothing came. */
  onEvent: () => void;
  /** The stream began, or ended. */
  onState: (isLive: boolean) => void;
  signal: AbortSignal;
};

/**
 * Follows the changes of an environment until the signal. `EventSource` would be shorter, and cannot send the token but in the
 * address.
 */
async function followEvents(following: Following): Promise<void> {
  const { signal } = following;
  while (!signal.aborted) {
    const waitMs = await readStream(following);
    if (signal.aborted) return;
    following.onState(false);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Reads one stream to its end. @returns how long to wait before the next. Unit: milliseconds. */
async function readStream({ signal, onEvent, onState }: Following): Promise<number> {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await fetch(envPath('events'), {
      headers: credentials(),
      signal: AbortSignal.any([signal, silent.signal]),
      cache: 'no-store',
    });
    if (!answer.ok || !answer.body) return withoutStreamMs;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silenceMs);
      const { value, done } = await reader.read();
      if (done) return againMs;
      const events = (rest + value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (/^event: ?open$/m.test(event)) onState(true);
        if (/^event:/m.test(event)) onEvent();
      }
    }
  } catch {
    return againMs;
  } finally {
    clearTimeout(timer);
  }
}
