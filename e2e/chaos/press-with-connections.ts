import autocannon from 'autocannon';
import { kindOf, noAnswers, type Counts } from './page-answers.ts';

export type Press = {
  counts: Counts;
  /** Answers that did not come within the generator's time limit, and broken connections. */
  unanswered: number;
  /** Unit: milliseconds. */
  p50: number;
  p99: number;
};

const timeoutSeconds = 30;

/** Keeps connections busy that all ask for one page, the next time as soon as they are answered. */
export async function pressWithConnections(
  url: string,
  connections: number,
  seconds: number,
): Promise<Press> {
  const counts = noAnswers();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: timeoutSeconds,
    headers: { accept: 'text/html' },
    requests: [
      {
        method: 'GET',
        onResponse: (status, body, _context, headers) => {
          const retryAfter = new Headers(headers as Record<string, string>).get('retry-after');
          counts[kindOf(status, retryAfter, body)] += 1;
        },
      },
    ],
  });
  return {
    counts,
    unanswered: result.errors + result.timeouts,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
