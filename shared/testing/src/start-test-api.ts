import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Disturbance, Order, Report } from './disturbance.ts';

export type RunningTestApi = {
  /** What an API client takes as `baseUrl`. */
  baseUrl: string;
  /** From now on every call whose path begins with `path` (`/api/products`) goes wrong in this way. */
  disturb: (path: string, disturbance: Disturbance) => Promise<void>;
  /** Ends all disturbances. */
  heal: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * The real shop API on a freshly seeded shop of its own, in memory, reached over real HTTP. Takes about a second:
 * once for a file, in `beforeAll`, and `afterAll(() => api.stop())`.
 * Errors: rejects with what the API threw when it could not start.
 */
export async function startTestApi(): Promise<RunningTestApi> {
  const worker = new Worker(join(import.meta.dirname, 'test-api-worker.ts'));
  const [ready] = (await once(worker, 'message')) as [Report];
  if (ready.kind !== 'ready') throw new Error('The test API reported something else before it was ready.');

  async function order(message: Order): Promise<void> {
    const done = once(worker, 'message');
    worker.postMessage(message);
    await done;
  }
  return {
    baseUrl: `http://localhost:${ready.port}/api`,
    disturb: (path, disturbance) => order({ kind: 'disturb', path, disturbance }),
    heal: () => order({ kind: 'heal' }),
    stop: async () => void (await worker.terminate()),
  };
}
