const timeoutMs = 10_000;

/** Sends a batch without cookies and without waiting for permission; true when the address took it. Goes on when the page is left. */
export const postEvents =
  (url: string) =>
  async (body: string): Promise<boolean> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
        mode: 'no-cors',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Another site's answer cannot be read: that there is one is all that is known.
      return answer.type === 'opaque' || answer.ok;
    } catch {
      return false;
    }
  };
