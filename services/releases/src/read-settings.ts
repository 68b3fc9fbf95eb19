import { readEach } from '@dana/server/read-each';
import {
  apiBaseUrlOf,
  givenOf,
  publicOriginOf,
  readServerSettings,
  type Variables,
} from '@dana/server/server-settings';
import { readAccessLog, readMetricsAddress } from '@dana/server/watch-settings';
import { readConsoleSettings } from './api/console.ts';
import { readJudge, readWebhookSettings } from './health/start-judging.ts';
import { readWatchSettings } from './health/windows.ts';
import { readReleaseKeys } from './signing/trusted-keys.ts';
import { readStoreSettings } from './store/open-store.ts';

/** What the release server is given from outside. */
export type ReleaseServerSettings = ReturnType<typeof readSettings>;

/**
 * Reads all settings of the release server before anything is opened.
 * Errors: throws `SettingsRefused`, with one sentence for each setting that is wrong.
 */
export function readSettings(environment: Variables) {
  const variables = givenOf(environment);
  const names = { port: 'RELEASES_PORT', host: 'RELEASES_HOST', usualPort: 8082 };
  const {
    server,
    store: _,
    keys: __,
    ...read
  } = readEach({
    server: () => readServerSettings(variables, names),
    apiBaseUrl: () => apiBaseUrlOf(variables),
    isJudge: () => readJudge(variables.RELEASE_JUDGE),
    watch: () => readWatchSettings(variables.RELEASE_WATCH),
    webhook: () => readWebhookSettings(variables, publicOriginOf(variables)),
    console: () => readConsoleSettings(variables, publicOriginOf(variables)),
    metricsAddress: () =>
      readMetricsAddress(variables, { port: 'RELEASES_METRICS_PORT', host: 'RELEASES_METRICS_HOST' }),
    hasAccessLog: () => readAccessLog(variables.ACCESS_LOG),
    // Opened later, and looked at with the others.
    store: () => readStoreSettings(variables),
    keys: () => readReleaseKeys(variables.RELEASE_KEYS),
  });
  return { ...server, ...read, env: variables.RELEASE_ENV ?? 'production' };
}
