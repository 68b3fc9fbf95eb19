import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

it.each([
  [{ PORT: 'abc' }, /PORT is "abc".* 1 to 65535/],
  [{ PORT: '70000' }, /PORT is "70000".* 1 to 65535/],
  [{ PUBLIC_ORIGIN: 'dana.example' }, /PUBLIC_ORIGIN is "dana\.example".*https:\/\/shop\.example/],
  [{ TRUSTED_PROXIES: 'nonsense' }, /TRUSTED_PROXIES: "nonsense" is no address.*"private"/],
  [{ RENDER_WORKERS: 'x' }, /RENDER_WORKERS is "x".*1 or more/],
  [{ STOP_LISTEN_SECONDS: 'soon' }, /STOP_LISTEN_SECONDS is "soon".*0 to 600/],
  [{ RELEASE_URL: 'releases' }, /RELEASE_URL is "releases".*http:\/\/releases:8082/],
  [{ RELEASE_API: 'elsewhere' }, /RELEASE_API is no setting any more: RELEASE_URL/],
  [{ FEDERATION_HOSTS: 'https://a.example,b.example/' }, /FEDERATION_HOSTS names "b\.example\/".*https/],
  [{ CONTENT_POLICY: 'script-src https://tags.example' }, /CONTENT_POLICY names "script-src".*connect-src/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is "loud".*info/],
] as const)('%j is refused in one line that says what the setting takes', (variables, sentence) => {
  const read = () => readSettings(variables);
  expect(read).toThrow(sentence);
  expect(read).toThrow(/^[^\n]+$/);
});
