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

/** What is set to something. */
export const givenOf = (environment: Variables): Variables =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

/**
 * What every server of the shop is given from outside.
 * Errors: throws with one sentence that names the setting and says what it takes.
 */
export function readServerSettings(variables: Variables, names: OwnNames) {
  const port = readPort(variables, names.port, names.usualPort);
  const publicOrigin = variables.PUBLIC_ORIGIN ?? `http://localhost:${readPort(variables, 'PORT', 8080)}`;
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
    hostname: variables[names.host] ?? '127.0.0.1',
    publicOrigin,
    isLocal,
    logLevel,
    stop: readStopSettings(variables.STOP_LISTEN_SECONDS, isLocal),
    trustedProxies: readTrustedProxies(variables.TRUSTED_PROXIES),
  };
}

function readPort(variables: Variables, name: string, usual: number): number {
  const text = variables[name];
  const port = Number(text ?? usual);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is "${text}"; it is a number from 1 to 65535.`);
}
