import { setTimeout as delay } from 'node:timers/promises';
import autocannon, { type Client, type Options, type Result } from 'autocannon';
import { percentile } from './figures.ts';

/** Something that a server is asked for. */
export type Target = {
  name: string;
  origin: string;
  nextPath: () => string;
  /** Of a whole answer, compressed. */
  bytes: number;
  /** The same bytes from a plain static server, whose figures it is put beside. */
  control?: Target;
};

/** What a number of connections got. Latencies of whole answers, in milliseconds. */
export type Pressed = {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  whole: number;
  /** 503, where the server says that it is busy. */
  refused: number;
  /** Any other status, much less than the whole, none at all. */
  wrong: number;
};

/** Prices and names differ from page to page; a document without its content is much smaller. */
const leastPart = 0.7;

/** What an answer is by its status and size: texts are not unpacked, which would take the server's time. */
export function kindOfAnswer(status: number, bytes: number, expected: number): 'whole' | 'refused' | 'wrong' {
  if (status === 503) return 'refused';
  return status === 200 && bytes >= expected * leastPart ? 'whole' : 'wrong';
}

/** Keeps connections busy, each asks again as soon as it is answered, as a browser that reads Brotli. */
export async function pressServer(target: Target, connections: number, seconds: number): Promise<Pressed> {
  const tookMs: number[] = [];
  const counts = { whole: 0, refused: 0, wrong: 0 };
  const start = performance.now();
  const options: Options = {
    url: target.origin,
    connections,
    duration: seconds,
    timeout: 30,
    setupClient: countOnly,
    headers: { accept: 'text/html,*/*', 'accept-encoding': 'br' },
    requests: [{ setupRequest: (request) => ({ ...request, method: 'GET', path: target.nextPath() }) }],
  };
  const { errors, timeouts } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(options, (error: Error | null, result) => {
      if (error) reject(error);
      else resolve(result);
    });
    run.on('response', (_client, status, bytes, ms) => {
      const kind = kindOfAnswer(status, bytes, target.bytes);
      counts[kind] += 1;
      if (kind === 'whole') tookMs.push(ms);
    });
  });
  const elapsedSeconds = (performance.now() - start) / 1000;
  // What was still asked for when the connections closed should not be work of the next target.
  await delay(500);
  return {
    ...counts,
    wrong: counts.wrong + errors + timeouts,
    perSecond: counts.whole / elapsedSeconds,
    p50: percentile(tookMs, 0.5),
    p95: percentile(tookMs, 0.95),
    p99: percentile(tookMs, 0.99),
  };
}

/** Bodies are counted, not read: as texts, compressed bytes cost more than a server takes to send them. */
function countOnly(client: Client): void {
  const queue: unknown = Reflect.get(client, 'pipelinedRequests');
  if (queue instanceof Object) Reflect.set(queue, 'addBody', () => undefined);
}
