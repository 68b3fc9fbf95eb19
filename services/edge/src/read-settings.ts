import { readEach } from '@dana/server/read-each';
import { readAccessLog, readMetricsAddress, readTraceSettings } from '@dana/server/watch-settings';
import { apiBaseUrlOf, givenOf, readServerSettings, type Variables } from '@dana/server/server-settings';
import { readAssetOrigin } from './assets/asset-origin.ts';
import { readPolicyAdditions } from './document/policy-additions.ts';
import { readAnalyticsUrl } from './document/analytics-url.ts';
import { readOrigins } from './http/read-origins.ts';
import { workerCount } from './render/render-limits.ts';

/**
 * Reads all settings of the storefront before anything is opened.
 * Errors: throws `SettingsRefused`, with one sentence for each setting that is wrong.
 */
export function readSettings(environment: Variables) {
  const variables = givenOf(environment);
  const { server, apiBaseUrl, ...read } = readEach({
    server: () => readServerSettings(variables, { port: 'PORT', host: 'HOST', usualPort: 8080 }),
    /** Below which all calls of the shop's API are, without a slash at the end. */
    apiBaseUrl: () => apiBaseUrlOf(variables),
    /** Where a process of its own manages releases and judges them; undefined where this one does. */
    releaseUrl: () => readReleaseUrl(variables),
    documentCacheBytes: () => readMegabytes(variables.DOCUMENT_CACHE_MB) * 1024 * 1024,
    liveThreads: () => workerCount(variables.RENDER_WORKERS),
    metricsAddress: () => readMetricsAddress(variables, { port: 'METRICS_PORT', host: 'METRICS_HOST' }),
    hasAccessLog: () => readAccessLog(variables.ACCESS_LOG),
    trace: () => readTraceSettings(variables.OTEL_EXPORTER_OTLP_ENDPOINT, variables.OTEL_TRACES_SAMPLER_ARG),
    /** Whether browsers keep what they have seen. */
    isOfflineOn: () => readOffline(variables.OFFLINE_WORKER),
    /** Whose pages may run what is released. */
    federationHosts: () => readOrigins('FEDERATION_HOSTS', variables.FEDERATION_HOSTS),
    /** Where browsers get released files, when not here. */
    assetOrigin: () => readAssetOrigin(variables.ASSET_ORIGIN),
    /** What documents may load from elsewhere. */
    policyAdditions: () => readPolicyAdditions(variables.CONTENT_POLICY),
    /** Where browsers whose shopper agrees say what is looked at and bought. */
    analyticsUrl: () => readAnalyticsUrl(variables.ANALYTICS_URL),
  });
  return {
    ...server,
    ...read,
    apiBaseUrl,
    env: variables.RELEASE_ENV ?? 'production',
    /** Where the shop says what it is, when its back end has no call for it. */
    shopFile: variables.SHOP_FILE,
    /** The file in which `pnpm dev` says what runs from dev servers. */
    devServersFile: variables.DEV_SERVERS,
  };
}

/** With a slash at its end. */
function readReleaseUrl({ RELEASE_URL: text, RELEASE_API: before }: Variables): string | undefined {
  if (text === undefined && before === 'elsewhere')
    throw new Error(
      'RELEASE_API is no setting any more: RELEASE_URL is the address of the release server, such as http://releases:8082.',
    );
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  if (url && ['http:', 'https:'].includes(url.protocol) && !url.search && !url.hash)
    return url.href.replace(/\/*$/, '/');
  throw new Error(
    `RELEASE_URL is "${text}"; it is the address of the release server, such as http://releases:8082.`,
  );
}

function readOffline(text = 'on'): boolean {
  if (['on', 'off'].includes(text)) return text === 'on';
  throw new Error(
    `OFFLINE_WORKER is "${text}"; it is "on", or "off" to end the worker in all browsers (docs/running.md).`,
  );
}

function readMegabytes(text: string | undefined): number {
  const count = Number(text ?? 64);
  if (Number.isInteger(count) && count >= 0 && count <= 4_096) return count;
  throw new Error(
    `DOCUMENT_CACHE_MB is "${text}"; it is the memory for kept documents in MB, 0 (keeps none) to 4096.`,
  );
}
