import { Registry } from 'prom-client';
import { measureProcess } from './process-metrics.ts';
import { countRequests, type RequestMetrics } from './request-metrics.ts';
import type { MetricsText } from './serve-metrics.ts';

/** Numbers that every server has, and the registry for those that it adds. */
export type ServerMetrics = RequestMetrics & { registry: Registry; text: MetricsText };

/** Begins counting requests, and measures the process when it is asked. */
export function createServerMetrics(): ServerMetrics {
  const registry = new Registry();
  measureProcess(registry);
  return { registry, ...countRequests(registry), text: () => registry.metrics() };
}
