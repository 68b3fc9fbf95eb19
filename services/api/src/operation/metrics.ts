import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** A request that was answered. `route` is the pattern, never the path: paths hold keys to carts and orders. */
export type AnsweredRequest = { method: string; route: string; status: number; durationMs: number };

/** Connections of the pool to a PostgreSQL server; `waiting` counts requests that wait for one. */
export type PoolState = { total: number; idle: number; waiting: number; max: number };

/** An attempt to send a letter; `nothing` when there was nothing to report any more. */
export type EndedLetter = { kind: string; result: 'sent' | 'nothing' | 'failed' | 'given_up' };

/** Numbers about this process since it began, for a Prometheus server to collect. */
export type Metrics = {
  requestAnswered: (request: AnsweredRequest) => void;
  requestBegan: () => void;
  orderPlaced: (order: { payment: string }) => void;
  letterEnded: (letter: EndedLetter) => void;
  /** All numbers in Prometheus' text format. */
  text: () => Promise<string>;
};

const bucketEndsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const delayResolutionMs = 20;

/** Begins counting. `pool` is asked for its state with each collection; null for the embedded database. */
export function createMetrics(pool: () => PoolState | null = () => null): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'dana_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const inFlight = new Gauge({
    name: 'dana_requests_in_flight',
    help: 'Requests being answered.',
    registers,
  });
  const durations = new Histogram({
    name: 'dana_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route'],
    buckets: bucketEndsSeconds,
    registers,
  });
  const orders = new Counter({
    name: 'dana_orders_placed_total',
    help: 'Orders placed by this process.',
    labelNames: ['payment'],
    registers,
  });
  const letters = new Counter({
    name: 'dana_letters_total',
    help: 'Attempts to send a letter.',
    labelNames: ['kind', 'result'],
    registers,
  });
  measurePool(registry, pool);
  measureProcess(registry);
  return {
    requestBegan: () => inFlight.inc(),
    requestAnswered: ({ method, route, status, durationMs }) => {
      inFlight.dec();
      requests.inc({ method, route, status });
      durations.observe({ method, route }, durationMs / 1000);
    },
    orderPlaced: ({ payment }) => orders.inc({ payment }),
    letterEnded: (letter) => letters.inc(letter),
    text: () => registry.metrics(),
  };
}

function measurePool(registry: Registry, pool: () => PoolState | null): void {
  new Gauge({
    name: 'dana_database_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const state = pool();
      if (!state) return;
      this.set({ state: 'busy' }, state.total - state.idle);
      this.set({ state: 'idle' }, state.idle);
      this.set({ state: 'waited_for' }, state.waiting);
      this.set({ state: 'max' }, state.max);
    },
  });
}

function measureProcess(registry: Registry): void {
  const measure = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  measure('process_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
  measure('process_uptime_seconds', 'Age of this process.', () => process.uptime());
  let delay: ReturnType<typeof monitorEventLoopDelay> | undefined;
  measure('nodejs_eventloop_delay_p99_seconds', 'Delay of the event loop since the last look.', () => {
    // Only who collects pays for the clock.
    if (!delay) {
      delay = monitorEventLoopDelay({ resolution: delayResolutionMs });
      delay.enable();
    }
    const seconds = Math.max(0, delay.percentile(99) / 1e9 - delayResolutionMs / 1000);
    delay.reset();
    return seconds;
  });
}
