import type { Bus } from '@dana/bus';
import type { ShopEvent, ShopEventType } from '@dana/contracts/events';
import { browserConnection, type Connection, timeOrConnection } from './connection.ts';
import { createRequestQueue, type RequestQueue } from './request-queue.ts';

type RunnerOptions = {
  bus: Bus;
  /** Requests this service answers. */
  handles: readonly ShopEventType[];
  /** Loads and starts the service; everything it listens to is in place when the promise resolves. */
  start: () => Promise<void>;
  /** The owner cannot be reached, and these requests are kept for it. Called once for each. */
  onWaiting: (requests: ShopEvent[]) => void;
  /** These requests got no answer. */
  onGivenUp: (requests: ShopEvent[]) => void;
  queue?: RequestQueue;
  connection?: Connection;
  firstDelayMs?: number;
  longestDelayMs?: number;
  /** After this a request counts as kept, though loading goes on: less than anybody waits for an answer. */
  pendingDelayMs?: number;
};

export type ServiceRunner = {
  /** Starts the service unless it runs or is on its way. Never rejects. */
  run: () => Promise<void>;
};

/**
 * Stands in for a service until it runs: keeps what it is asked, loads it, and hands over each request exactly once.
 * As long as requests wait, loading is tried again with a delay that doubles, and at once when the connection is back.
 * A request that is kept is answered as pending, and from then on is given up only while there is a connection.
 */
export function createServiceRunner({
  bus,
  handles,
  start,
  onWaiting,
  onGivenUp,
  queue = createRequestQueue(),
  connection = browserConnection,
  firstDelayMs = 1_000,
  longestDelayMs = 16_000,
  pendingDelayMs = 4_000,
}: RunnerOptions): ServiceRunner {
  let state: 'idle' | 'starting' | 'running' = 'idle';
  /** The owner could not be loaded, and nothing has come since. */
  let isAway = false;
  /** Requests that were kept and answered as pending. */
  const kept = new Set<ShopEvent>();

  const subscriptions = handles.map((type) =>
    bus.on(type).subscribe((event) => {
      if (!queue.add(event)) return giveUp([event]);
      if (isAway) keep([event]);
      else setTimeout(() => keep([event]), pendingDelayMs);
      void run();
    }),
  );
  const stopRenewing = connection.onOnline(queue.renew);

  async function run(): Promise<void> {
    if (state !== 'idle') return;
    state = 'starting';
    let delayMs = firstDelayMs;
    while (!(await isStarted())) {
      isAway = true;
      if (connection.isOnline()) giveUp(queue.takeExpired());
      keep(queue.all());
      // With nothing left to deliver the next request starts it again.
      if (queue.size === 0) {
        state = 'idle';
        isAway = false;
        return;
      }
      await timeOrConnection(connection, delayMs);
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    }
    // From here on the service listens for itself. What waited is published again, and is new to it alone.
    state = 'running';
    stopRenewing();
    for (const subscription of subscriptions) subscription.unsubscribe();
    for (const event of queue.takeEach()) bus.publish(kept.has(event) ? withoutSequel(event) : event);
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

  function keep(requests: ShopEvent[]): void {
    if (state === 'running') return;
    const waiting = queue.all();
    const fresh = requests.filter((event) => waiting.includes(event) && !kept.has(event));
    if (fresh.length === 0) return;
    for (const request of fresh) {
      kept.add(request);
      const answer = pendingAnswer(request);
      if (answer) bus.publish(answer);
    }
    onWaiting(fresh);
  }

  function giveUp(requests: ShopEvent[]): void {
    if (requests.length === 0) return;
    for (const request of requests) {
      const answer = unreachableAnswer(request);
      if (answer) bus.publish(answer);
    }
    onGivenUp(requests);
  }

  // What an earlier document of this tab could not deliver.
  if (queue.size > 0) void run();
  return { run };
}

/** What a request's owner would answer if it could be reached: so that whatever waits for an answer gets one. */
function unreachableAnswer(request: ShopEvent): ShopEvent | undefined {
  if (request.type !== 'cart.addRequested') return undefined;
  const { requestId, productId, slug, title } = request;
  return { type: 'cart.addRejected', requestId, productId, slug, title, reason: 'unreachable' };
}

/** What the owner itself would answer without a connection: the request is kept, and a last answer follows. */
function pendingAnswer(request: ShopEvent): ShopEvent | undefined {
  if (request.type !== 'cart.addRequested') return undefined;
  const { requestId, productId, slug, title, quantity } = request;
  return { type: 'cart.itemAdded', requestId, productId, slug, title, quantity, isPending: true };
}

/** The request without what would follow it on the screen: by now the shopper may be anywhere. */
function withoutSequel(request: ShopEvent): ShopEvent {
  return request.type === 'cart.addRequested' ? { ...request, next: 'none' } : request;
}
