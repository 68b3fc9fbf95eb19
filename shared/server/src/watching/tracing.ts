import type { TraceSettings } from '../watch-settings.ts';
import type { Tracing } from './spans.ts';

export type { Ended, Tracing } from './spans.ts';

/**
 * Begins to record spans. Its libraries are loaded only where tracing is on.
 * @param service – the name that spans of this process carry.
 */
export async function startTracing(
  settings: TraceSettings | undefined,
  service: string,
): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(settings, service);
}
