import type { Bus } from '@dana/bus';
import type { ShopEvent, ShopEventType } from '@dana/contracts/events';
import { createRequestQueue, type RequestQueue } from './request-queue.ts';
import { unreachableAnswer } from './refuse-request.ts';

type RunnerOptions = {
  bus: Bus;
  /** Requests this service answers. */
  handles: readonly ShopEventType[];
  /** Loads and starts the service; everything it listens to is in place when the promise resolves. */
  start: () => Promise<void>;
  /** The owner cannot be reached, and requests wait for it. Called once for each time that begins. */
  onWaiting: () => void;
  /** These requests waited in vain. */
  onGivenUp: (requests: ShopEvent[]) => void;
  queue?: RequestQueue;
  firstDelayMs?: number;
  longestDelayMs?: number;
};

export type ServiceRunner = {
  /** Starts the service unless it runs or is on its way. Never rejects. */
  run: () => Promise<void>;
};

/**
 * Stands in for a service until it runs: keeps what it is asked, loads it, and hands over each request exactly once.
 * As long as requests wait, loading is tried again with a delay that doubles.
 */
export function createServiceRunner({
  bus,
  handles,
  start,
  onWaiting,
  onGivenUp,
  queue = createRequestQueue(),
  firstDelayMs = 1_000,
  longestDelayMs = 16_000,
}: RunnerOptions): ServiceRunner {
  let state: 'idle' | 'starting' | 'running' = 'idle';

  const subscriptions = handles.map((type) =>
    bus.on(type).subscribe((event) => {
      if (queue.add(event)) void run();
      else giveUp([event]);
    }),
  );

  async function run(): Promise<void> {
    if (state !== 'idle') return;
    state = 'starting';
    let delayMs = firstDelayMs;
    let hasTold = false;
    while (!(await isStarted())) {
      giveUp(queue.takeExpired());
      // With nothing left to deliver the next request starts anew.
      if (queue.size === 0) {
        state = 'idle';
        return;
      }
      if (!hasTold) onWaiting();
      hasTold = true;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    }
    // From here on the service hears for itself. What waited is told again, to it alone that it is new.
    state = 'running';
    for (const subscription of subscriptions) subscription.unsubscribe();
    giveUp(queue.takeExpired());
    for (const event of queue.takeAll()) bus.publish(event);
  }

  async function isStarted(): Promise<boolean> {
    try {
      await start();
      return true;
    } catch {
      // Why it failed was logged where it was loaded; here only the requests matter.
      return false;
    }
  }

  function giveUp(requests: ShopEvent[]): void {
    if (requests.length === 0) return;
    for (const request of requests) {
      const answer = unreachableAnswer(request);
      if (answer) bus.publish(answer);
    }
    onGivenUp(requests);
  }

  return { run };
}
