import { hourMs } from '../../reading/health/health-keys.ts';
import { readWindows } from '../../reading/health/read-windows.ts';
import { type ReleaseRates, ratesOfWindows } from '../../reading/health/release-rates.ts';
import type { Store } from '../../store/store.ts';

/** The rates of the last hour as edges wrote them, for a server that has no storefront in its process. */
export async function readStoredRates(
  store: Store,
  env: string,
): Promise<ReleaseRates & { policy: never[] }> {
  const untilMs = Date.now();
  const { windows } = await readWindows(store, env, { sinceMs: untilMs - hourMs, untilMs }, ['outcomes']);
  return {
    windows: ratesOfWindows(windows),
    ignored: { unmarked: 0, repeated: 0, crowded: 0 },
    policy: [],
  };
}
