import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** A request that was answered. `route` is the pattern, never the path: paths hold keys to carts and orders. */
export type AnsweredRequest = { method: string; route: string; status: number; durationMs: number };

export type RequestMetrics = {
  requestBegan: () => void;
  requestAnswered: (request: AnsweredRequest) => void;
};

const bucketEndsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Requests of a server, under the same names in all servers: Prometheus distinguishes them by their job. */
export function countRequests(registry: Registry): RequestMetrics {
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
  return {
    requestBegan: () => inFlight.inc(),
    requestAnswered: ({ method, route, status, durationMs }) => {
      inFlight.dec();
      requests.inc({ method, route, status });
      durations.observe({ method, route }, durationMs / 1000);
    },
  };
}
