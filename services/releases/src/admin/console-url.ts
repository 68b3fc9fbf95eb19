import type { Variables } from '@dana/server/server-settings';

/**
 * Reads `RELEASE_CONSOLE`: where `/_releases` is; without it at the shop's address.
 * Errors: throws with one sentence that names the setting and says what it takes.
 */
export function readConsoleUrl(variables: Variables, publicOrigin: string): string {
  const { RELEASE_CONSOLE: consoleUrl = `${publicOrigin}/_releases` } = variables;
  if (URL.canParse(consoleUrl)) return consoleUrl;
  throw new Error(`RELEASE_CONSOLE is "${consoleUrl}"; it is the address of the page for releases.`);
}
