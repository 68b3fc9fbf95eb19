import { readEach } from '@dana/server/read-each';
import { givenOf, type Variables } from '@dana/server/server-settings';
import { readPeople } from '../people.ts';

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
