import { isIP } from 'node:net';
import { givenOf, type Variables } from '@dana/server/server-settings';

/** For one delivery. Unit: milliseconds. */
export const deliveryLimitMs = 10_000;

/** What deliveries are given from outside. */
export type HookSettings = {
  /** Addresses of private networks that hooks may lead to. */
  allowed: readonly string[];
  /** Where `/_releases` is, for links. */
  consoleUrl: string;
};

/**
 * Reads `RELEASE_HOOKS_ALLOW` and `RELEASE_CONSOLE`.
 * Errors: throws with one sentence that names the setting and says what it takes.
 */
export function readHookSettings(environment: Variables, publicOrigin: string): HookSettings {
  const variables = givenOf(environment);
  const { RELEASE_HOOKS_ALLOW = '', RELEASE_CONSOLE: consoleUrl = `${publicOrigin}/_releases` } = variables;
  if (!URL.canParse(consoleUrl))
    throw new Error(`RELEASE_CONSOLE is "${consoleUrl}"; it is the address of the page for releases.`);
  const words = RELEASE_HOOKS_ALLOW.split(',').flatMap((word) => word.trim() || []);
  return { allowed: words.flatMap(readWord), consoleUrl };
}

function readWord(word: string): string[] {
  if (word === 'loopback') return ['127.0.0.1', '::1'];
  if (isIP(word) !== 0) return [word];
  throw new Error(
    `RELEASE_HOOKS_ALLOW: "${word}" is no address; it is addresses with commas between, or "loopback".`,
  );
}
