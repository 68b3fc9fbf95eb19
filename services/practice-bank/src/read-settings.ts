import { resolve } from 'node:path';
import { givenOf, readServerSettings, type Variables } from '@dana/server/server-settings';

/** What the practice bank is given from outside. */
export type BankSettings = ReturnType<typeof readSettings>;

/**
 * Reads all settings of the practice bank before anything is opened.
 * Errors: throws with one sentence that names the setting and says what it takes.
 */
export function readSettings(environment: Variables) {
  const variables = givenOf(environment, ['PRACTICE_BANK_SECRET']);
  const names = { port: 'PRACTICE_BANK_PORT', host: 'PRACTICE_BANK_HOST', usualPort: 8083 };
  const server = readServerSettings(variables, names);
  const secret = variables.PRACTICE_BANK_SECRET;
  if (secret === undefined)
    throw new Error('PRACTICE_BANK_SECRET is not set; it is the text that the bank shares with the API.');
  return {
    ...server,
    secret,
    /** Where shoppers reach its page. */
    origin: variables.PRACTICE_BANK_ORIGIN ?? `http://localhost:${server.port}`,
    folder: resolve(variables.DATA_DIR ?? '.data', 'practice-bank'),
  };
}
