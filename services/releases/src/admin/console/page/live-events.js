/** How soon a stream that ended is opened again; a server that has none is asked more seldom. Unit: milliseconds. */
const againMs = 3_000;
const withoutStreamMs = 60_000;
/** More than two heartbeats. Unit: milliseconds. */
const silenceMs = 50_000;

/**
 * Follows the changes of an environment. `onEvent()` when something changed, or may have meanwhile; `onState(isLive)` when the
 * stream began or ended. `EventSource` would be shorter, and cannot send the token but in the address.
 */
export function followEvents(env, { onEvent, onState }) {
  let current;

  async function follow(token, ended) {
    let last;
    while (!ended.signal.aborted) {
      const silent = new AbortController();
      const waitMs = await read(
        { token, last, signal: AbortSignal.any([ended.signal, silent.signal]) },
        silent,
        (id) => {
          last = id;
        },
      );
      if (ended.signal.aborted) return;
      onState(false);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }

  /** Reads one stream to its end. Returns how long to wait before the next. */
  async function read({ token, last, signal }, silent, onId) {
    const headers = { Authorization: `Bearer ${token}`, ...(last && { 'Last-Event-ID': last }) };
    let timer;
    try {
      const answer = await fetch(`/v1/envs/${env}/events`, { headers, signal, cache: 'no-store' });
      if (!answer.ok) return withoutStreamMs;
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        clearTimeout(timer);
        timer = setTimeout(() => silent.abort(), silenceMs);
        const { value, done } = await reader.read();
        if (done) return againMs;
        const events = (rest + value).split('\n\n');
        rest = events.pop();
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

  function close() {
    current?.ended.abort();
    if (current) onState(false);
    current = undefined;
  }

  return {
    /** Begins to follow with this token; nothing where it does already. */
    open(token) {
      if (current?.token === token) return;
      close();
      current = { token, ended: new AbortController() };
      void follow(token, current.ended);
    },
    close,
  };
}
