import { readStopSettings } from '@dana/server/stop/stop-settings';
import { readTrustedProxies } from '@dana/server/trusted-proxies';
import { readWatchSettings } from './reports/watch-settings.ts';
import { readDevServers } from './session/dev-servers.ts';
import { workerCount } from './render/render-limits.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** What the storefront is told from outside. */
export type EdgeSettings = ReturnType<typeof readSettings>;

/**
 * Reads all settings of the storefront before anything is opened.
 * Errors: throws with one sentence that names the setting and says what it takes.
 */
export function readSettings(environment: Record<string, string | undefined>) {
  // Set to nothing is not set, as for the API.
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const variables: typeof environment = Object.fromEntries(given);
  const port = readPort(variables.PORT);
  const publicOrigin = variables.PUBLIC_ORIGIN ?? `http://localhost:${port}`;
  if (!URL.canParse(publicOrigin))
    throw new Error(
      `PUBLIC_ORIGIN is "${publicOrigin}"; it is the shop's address, such as https://shop.example.`,
    );
  const logLevel = variables.LOG_LEVEL ?? 'info';
  if (!logLevels.includes(logLevel))
    throw new Error(`LOG_LEVEL is "${logLevel}"; it is one of ${logLevels.join(', ')}.`);
  const isLocal = new URL(publicOrigin).hostname === 'localhost';
  return {
    port,
    // Reached from other machines only where that is wanted.
    hostname: variables.HOST ?? '127.0.0.1',
    apiBaseUrl: variables.API_BASE_URL ?? `http://localhost:${variables.API_PORT ?? 8081}`,
    publicOrigin,
    isLocal,
    logLevel,
    env: variables.RELEASE_ENV ?? 'production',
    stop: readStopSettings(variables.STOP_LISTEN_SECONDS, isLocal),
    trustedProxies: readTrustedProxies(variables.TRUSTED_PROXIES),
    documentCacheBytes: readMegabytes(variables.DOCUMENT_CACHE_MB) * 1024 * 1024,
    liveThreads: workerCount(variables.RENDER_WORKERS),
    watch: fromJson(
      () => readWatchSettings(variables.RELEASE_WATCH),
      'RELEASE_WATCH cannot be read; it is JSON, as docs/releasing.md describes it.',
    ),
    devServers: fromJson(
      () => readDevServers(variables.DEV_SERVERS),
      'DEV_SERVERS cannot be read; `pnpm dev` sets it, nobody else does.',
    ),
  };
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? 8080);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is "${text}"; it is a number from 1 to 65535.`);
}

function readMegabytes(text: string | undefined): number {
  const count = Number(text ?? 64);
  if (Number.isInteger(count) && count >= 0 && count <= 4_096) return count;
  throw new Error(
    `DOCUMENT_CACHE_MB is "${text}"; it is the memory for kept documents in MB, 0 (keeps none) to 4096.`,
  );
}

/** What is wrong with JSON takes many lines to say; `problem` is one. */
function fromJson<Value>(read: () => Value, problem: string): Value {
  try {
    return read();
  } catch {
    throw new Error(problem);
  }
}
