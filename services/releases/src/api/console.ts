import { join } from 'node:path';
import { directionOf } from '@dana/contracts/locale';
import { ownPageRoutes } from '@dana/server/own-page-routes';
import { readEach } from '@dana/server/read-each';
import { givenOf, type Variables } from '@dana/server/server-settings';
import type { Hono } from 'hono';
import { readPeople } from './who-asks.ts';

/** Where `pnpm build` puts the page. */
const builtFolder = join(import.meta.dirname, '../../../release-console/dist/web');

/**
 * `/_releases`: the page for release managers, in both languages. The files are public and hold no secret; what they show comes
 * from the release API, which asks who somebody is.
 * @param folder – the built page.
 */
export const consoleRoutes = (folder = builtFolder): Hono =>
  ownPageRoutes({
    path: '/_releases',
    folder,
    directions: { en: directionOf('en'), ar: directionOf('ar') },
    notBuilt: 'The page for release managers is not built here. Build it: pnpm build',
  });

/** What the page for releases is given from outside. */
export type ConsoleSettings = Partial<ReturnType<typeof readConsoleSettings>>;

/**
 * Reads who is signed in by the proxy in front, and `GRAFANA_URL`: where people look at figures of more than an hour.
 * Errors: throws `SettingsRefused`, with one sentence for each setting that is wrong.
 */
export function readConsoleSettings(environment: Variables, publicOrigin: string) {
  return readEach({
    people: () => readPeople(environment, publicOrigin),
    grafanaUrl: () => readGrafanaUrl(givenOf(environment)),
  });
}

function readGrafanaUrl({ GRAFANA_URL: text }: Variables): string | undefined {
  const protocol = text === undefined ? 'https:' : URL.parse(text)?.protocol;
  if (protocol === 'https:' || protocol === 'http:') return text;
  throw new Error(
    `GRAFANA_URL is "${text}"; it is the address of a dashboard, such as https://grafana.example/d/dana.`,
  );
}
