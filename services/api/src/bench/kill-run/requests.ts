/** What became of one request: of a reader who looks at a page, or of a shopper who buys. */
export type Sent = {
  kind: 'page' | 'purchase';
  /** When it was sent, and how long it took. Unit: milliseconds. */
  atMs: number;
  tookMs: number;
  /** Its status; null when the connection broke or the time was over. */
  status: number | null;
};

const answerLimitMs = 30_000;

export type Answer = { status: number | null; text: string };

/** Sends requests, and remembers what became of each. */
export function createRequests() {
  const sent: Sent[] = [];
  return {
    sent,
    async send(kind: Sent['kind'], url: string, init: RequestInit = {}): Promise<Answer> {
      const atMs = performance.now();
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(answerLimitMs) })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => ({ status: null, text: '' }));
      sent.push({ kind, atMs, tookMs: performance.now() - atMs, status: answer.status });
      return answer;
    },
  };
}

export type Requests = ReturnType<typeof createRequests>;
