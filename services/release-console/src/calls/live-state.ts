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
async function followEvents({ signal, onState, ...following }: Following): Promise<void> {
  let last: string | undefined;
  const onId = (id: string) => {
    last = id;
  };
  while (!signal.aborted) {
    const waitMs = await readStream({ ...following, signal, onState, last, onId });
    if (signal.aborted) return;
    onState(false);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

type Reading = Following & { last: string | undefined; onId: (id: string) => void };

/** Reads one stream to its end. @returns how long to wait before the next. Unit: milliseconds. */
async function readStream({ last, signal, onEvent, onState, onId }: Reading): Promise<number> {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const headers = { ...credentials(), ...(last && { 'Last-Event-ID': last }) };
  try {
    const answer = await fetch(envPath('events'), {
      headers,
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
        const id = /^id: ?(\d+)$/m.exec(event)?.[1];
        if (id) onId(id);
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
