import { givenOf, readServerSettings, type Variables } from '@dana/server/server-settings';
import { readOpenIdSettings } from './admin/session/open-id-settings.ts';
import { readHookSettings } from './hooks/hook-settings.ts';

/** What the release server is given from outside. */
export type ReleaseServerSettings = ReturnType<typeof readSettings>;

/**
 * Reads all settings of the release server before anything is opened.
 * Errors: throws with one sentence that names the setting and says what it takes.
 */
export function readSettings(environment: Variables) {
  const variables = givenOf(environment);
  const server = readServerSettings(variables, {
    port: 'RELEASES_PORT',
    host: 'RELEASES_HOST',
    usualPort: 8082,
  });
  return {
    ...server,
    env: variables.RELEASE_ENV ?? 'production',
    hooks: readHookSettings(variables, server.publicOrigin),
    openId: readOpenIdSettings(variables, server.publicOrigin),
  };
}
