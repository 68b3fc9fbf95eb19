import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A request that was answered. `route` is the pattern, never the path: paths hold keys to carts and orders. */
export type AnsweredRequest = { method: string; route: string; status: number; durationMs: number };

/** Connections of the pool to a PostgreSQL server; `waiting` counts requests that wait for one. */
export type PoolState = { total: number; idle: number; waiting: number; max: number };

/** Numbers about this process since it began, for a Prometheus server to collect. */
export type Metrics = {
  requestAnswered: (request: AnsweredRequest) => void;
  requestBegan: () => void;
  orderPlaced: (order: { payment: string }) => void;
  /** All numbers in Prometheus' text format. */
  text: () => string;
};

const bucketEndsMs = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];
const delayResolutionMs = 20;

type Series = { buckets: number[]; count: number; sumMs: number };

/** Begins counting. `pool` is asked for its state with each collection; null for the embedded database. */
export function createMetrics(pool: () => PoolState | null = () => null): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Series>();
  const orders = new Map<string, number>();
  let inFlight = 0;
  let delay: ReturnType<typeof startDelay> | undefined;

  return {
    requestBegan: () => {
      inFlight += 1;
    },
    requestAnswered: ({ method, route, status, durationMs }) => {
      inFlight -= 1;
      add(requests, labels({ method, route, status: String(status) }));
      const key = labels({ method, route });
      const series = durations.get(key) ?? { buckets: bucketEndsMs.map(() => 0), count: 0, sumMs: 0 };
      durations.set(key, series);
      series.count += 1;
      series.sumMs += durationMs;
      for (const [index, end] of bucketEndsMs.entries())
        if (durationMs <= end) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    },
    orderPlaced: ({ payment }) => add(orders, labels({ payment })),
    text: () => {
      // Only who collects pays for the clock.
      delay ??= startDelay();
      const state = pool();
      const lines = [
        ...family('dana_requests_total', 'counter', 'Requests answered.', [...requests]),
        ...family('dana_requests_in_flight', 'gauge', 'Requests being answered.', [['', inFlight]]),
        ...histogram(durations),
        ...family('dana_orders_placed_total', 'counter', 'Orders placed by this process.', [...orders]),
        ...(state
          ? family('dana_database_connections', 'gauge', 'Connections to the database.', [
              [labels({ state: 'busy' }), state.total - state.idle],
              [labels({ state: 'idle' }), state.idle],
              [labels({ state: 'waited_for' }), state.waiting],
              [labels({ state: 'max' }), state.max],
            ])
          : []),
        ...family('process_resident_memory_bytes', 'gauge', 'Memory of this process.', [
          ['', process.memoryUsage.rss()],
        ]),
        ...family('process_uptime_seconds', 'gauge', 'Age of this process.', [['', process.uptime()]]),
        ...family(
          'nodejs_eventloop_delay_p99_seconds',
          'gauge',
          'Delay of the event loop since the last look.',
          [['', Math.max(0, delay.percentile(99) / 1e9 - delayResolutionMs / 1000)]],
        ),
      ];
      delay.reset();
      return `${lines.join('\n')}\n`;
    },
  };
}

function startDelay() {
  const histogram = monitorEventLoopDelay({ resolution: delayResolutionMs });
  histogram.enable();
  return histogram;
}

function family(
  name: string,
  type: string,
  help: string,
  values: [labels: string, value: number][],
): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([key, value]) => `${name}${key} ${value}`),
  ];
}

function histogram(durations: Map<string, Series>): string[] {
  const name = 'dana_request_duration_seconds';
  return [
    `# HELP ${name} Time from a request to its answer.`,
    `# TYPE ${name} histogram`,
    ...[...durations].flatMap(([key, { buckets, count, sumMs }]) => {
      const upTo = (end: string) => `${key.slice(0, -1)},le="${end}"}`;
      return [
        ...bucketEndsMs.map((end, index) => `${name}_bucket${upTo(String(end / 1000))} ${buckets[index]}`),
        `${name}_bucket${upTo('+Inf')} ${count}`,
        `${name}_sum${key} ${sumMs / 1000}`,
        `${name}_count${key} ${count}`,
      ];
    }),
  ];
}

function labels(values: Record<string, string>): string {
  const escaped = (value: string) =>
    value.replace(/["\\\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
  return `{${Object.entries(values)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')}}`;
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
