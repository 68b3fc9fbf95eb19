import { serveMetrics } from '@dana/server/watching/serve-metrics';
import { startTracing, type Tracing } from '@dana/server/watching/tracing';
import type { readSettings } from '../read-settings.ts';
import { createEdgeMetrics, type EdgeMetrics } from './edge-metrics.ts';

type WatchSettings = Pick<ReturnType<typeof readSettings>, 'metricsAddress' | 'hasAccessLog' | 'trace'>;
type Log = {
  info: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
};

/** The storefront's numbers, access log and spans; each undefined where it is off. */
type Watching = {
  metrics: EdgeMetrics | undefined;
  tracing: Tracing | undefined;
  accessLog: Pick<Log, 'info'> | undefined;
  stop: () => Promise<void>;
};

/** Begins to count, log and trace as the settings say. A port for numbers that cannot be had is logged, and not needed. */
export async function startWatching(settings: WatchSettings, log: Log): Promise<Watching> {
  const { metricsAddress, hasAccessLog, trace } = settings;
  const metrics = metricsAddress && createEdgeMetrics();
  const tracing = await startTracing(trace, 'dana-edge');
  const stopMetrics =
    metrics &&
    metricsAddress &&
    serveMetrics(metrics.text, metricsAddress, ({ message }) =>
      log.error({ message }, 'The metrics are not served.'),
    );
  return {
    metrics,
    tracing,
    accessLog: hasAccessLog ? log : undefined,
    stop: async () => {
      stopMetrics?.();
      await tracing?.stop();
    },
  };
}
