import type { Variables } from './server-settings.ts';
import type { MetricsAddress } from './watching/serve-metrics.ts';

/**
 * Where a server serves its numbers; undefined where it does not.
 * @param names – the settings that say it. Errors: throws with one sentence for a port that is none.
 */
export function readMetricsAddress(
  variables: Variables,
  names: { port: string; host: string },
): MetricsAddress | undefined {
  const text = variables[names.port];
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536)
    return { port, host: variables[names.host] ?? '127.0.0.1' };
  throw new Error(`${names.port} is "${text}"; it is a number from 1 to 65535.`);
}

/** Whether there is a line in the log for each request. Errors: throws for another word than `on` and `off`. */
export function readAccessLog(text = 'on'): boolean {
  if (['on', 'off'].includes(text)) return text === 'on';
  throw new Error(`ACCESS_LOG is "${text}"; it is "on" or "off".`);
}
