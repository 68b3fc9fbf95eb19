import { givenOf, readServerSettings, type Variables } from '@dana/server/server-settings';

/** What the release server is given from outside. */
export type ReleaseServerSettings = ReturnType<typeof readSettings>;

/**
 * Reads all settings of the release server before anything is opened.
 * Errors: throws with one sentence that names the setting and says what it takes.
 */
export function readSettings(environment: Variables) {
  const variables = givenOf(environment);
  return {
    ...readServerSettings(variables, { port: 'RELEASES_PORT', host: 'RELEASES_HOST', usualPort: 8082 }),
    env: variables.RELEASE_ENV ?? 'production',
  };
}
