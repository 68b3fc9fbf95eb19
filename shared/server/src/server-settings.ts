import { readEach } from './read-each.ts';
import { withSecretFiles } from './secret-files.ts';
import { readStopSettings } from './stop/stop-settings.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

/** Settings by their names; set to nothing is not set. */
export type Variables = Record<string, string | undefined>;

type OwnNames = {
  /** The settings that choose where this server listens. */
  port: string;
  host: string;
  usualPort: number;
};

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * What is set to something.
 * @param secrets – the settings that a file may hold instead, which `<name>_FILE` names.
 * Errors: throws `SettingsRefused` where such a file cannot be read.
 */
export const givenOf = (environment: Variables, secrets: readonly string[] = []): Variables =>
  withSecretFiles(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
    secrets,
  );

/** The shop's address as it is set, not yet looked at. */
export const publicOriginOf = (variables: Variables): string =>
  variables.PUBLIC_ORIGIN || `http://localhost:${variables.PORT || 8080}`;

/**
 * Below which all calls of the shop's API are, without a slash at the end.
 * Errors: throws where it is no address.
 */
export function apiBaseUrlOf(variables: Variables): string {
  const text = variables.API_BASE_URL || `http://localhost:${variables.API_PORT || 8081}/api`;
  const url = URL.parse(text);
  if (url && ['http:', 'https:'].includes(url.protocol) && !url.search && !url.hash)
    return url.href.replace(/\/+$/, '');
  throw new Error(
    `API_BASE_URL is "${text}"; it is the whole address below which the calls are, such as http://api:8081/api.`,
  );
}

/**
 * What every server of the shop is given from outside.
 * Errors: throws `SettingsRefused`, with one sentence for each setting that is wrong.
 */
export function readServerSettings(variables: Variables, names: OwnNames) {
  const isLocal = URL.parse(publicOriginOf(variables))?.hostname === 'localhost';
  return {
    ...readEach({
      port: () => readPort(variables, names.port, names.usualPort),
      publicOrigin: () => readPublicOrigin(variables),
      logLevel: () => readLogLevel(variables.LOG_LEVEL),
      stop: () => readStopSettings(variables.STOP_LISTEN_SECONDS, isLocal),
      trustedProxies: () => readTrustedProxies(variables.TRUSTED_PROXIES),
    }),
    // Reached from other machines only where that is wanted.
    hostname: variables[names.host] ?? '127.0.0.1',
    isLocal,
  };
}

function readPublicOrigin(variables: Variables): string {
  if (variables.PUBLIC_ORIGIN === undefined) readPort(variables, 'PORT', 8080);
  const publicOrigin = publicOriginOf(variables);
  if (URL.canParse(publicOrigin)) return publicOrigin;
  throw new Error(
    `PUBLIC_ORIGIN is "${publicOrigin}"; it is the shop's address, such as https://shop.example.`,
  );
}

function readLogLevel(logLevel = 'info'): string {
  if (logLevels.includes(logLevel)) return logLevel;
  throw new Error(`LOG_LEVEL is "${logLevel}"; it is one of ${logLevels.join(', ')}.`);
}

function readPort(variables: Variables, name: string, usual: number): number {
  const text = variables[name];
  const port = Number(text ?? usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is "${text}"; it is a number from 1 to 65535.`);
}
