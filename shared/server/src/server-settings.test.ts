import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SettingsRefused } from './read-each.ts';
import { givenOf, readServerSettings } from './server-settings.ts';

const names = { port: 'PORT', host: 'HOST', usualPort: 8080 };

/** A file with a text, gone after the test. */
function aFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dana-secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

/** What reading some settings is refused with. */
function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof SettingsRefused) return error.faults;
    throw error;
  }
  return [];
}

it('all settings that are wrong are named at once, each in a sentence of its own, once', () => {
  const wrong = { PORT: 'abc', LOG_LEVEL: 'loud', STOP_LISTEN_SECONDS: 'soon', TRUSTED_PROXIES: 'nonsense' };
  expect(faultsOf(() => readServerSettings(wrong, names))).toEqual([
    'PORT is "abc"; it is a number from 1 to 65535.',
    expect.stringMatching(/^LOG_LEVEL is "loud"; .*\.$/),
    expect.stringMatching(/^STOP_LISTEN_SECONDS is "soon"; .*\.$/),
    expect.stringMatching(/^TRUSTED_PROXIES: "nonsense" .*\.$/),
  ]);
});

it('a secret is the text of its file, without the end of the line', () => {
  const file = aFile('postgres://dana:a b@database/dana\n');
  expect(givenOf({ DATABASE_URL_FILE: file }, ['DATABASE_URL']).DATABASE_URL).toBe(
    'postgres://dana:a b@database/dana',
  );
});

it('a setting that is no secret is not taken from a file', () => {
  expect(givenOf({ PORT_FILE: aFile('1') }, ['DATABASE_URL']).PORT).toBeUndefined();
});

it('files that cannot be read, are empty or come beside the setting are refused, and no secret is repeated', () => {
  const given = {
    DATABASE_URL_FILE: '/nowhere/at/all',
    SMTP_URL_FILE: aFile('\n'),
    TAP_SECRET_KEY: 'sk_one',
    TAP_SECRET_KEY_FILE: aFile('sk_two'),
  };
  const faults = faultsOf(() => givenOf(given, ['DATABASE_URL', 'SMTP_URL', 'TAP_SECRET_KEY']));
  expect(faults).toEqual([
    'DATABASE_URL_FILE names /nowhere/at/all, which cannot be read (ENOENT).',
    `SMTP_URL_FILE names ${given.SMTP_URL_FILE}, which is empty.`,
    'TAP_SECRET_KEY and TAP_SECRET_KEY_FILE are both set; leave one of them out.',
  ]);
  expect(faults.join(' ')).not.toMatch(/sk_/);
});
