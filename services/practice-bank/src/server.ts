import { serveUntilStopped } from '@dana/server/serve-until-stopped';
import pino from 'pino';
import { createBank } from './create-bank.ts';
import { type BankSettings, readSettings } from './read-settings.ts';

/* The practice bank in a process of its own: it stands in for a payment gateway, and moves no money. */

const settings = settingsOrEnd();
const log = pino({ name: 'practice-bank', level: settings.logLevel });
const bank = createBank(settings);
serveUntilStopped({
  name: 'The practice bank',
  hostname: settings.hostname,
  port: settings.port,
  portVariable: 'PRACTICE_BANK_PORT',
  fetch: bank.fetch,
  stop: settings.stop,
  release: async () => undefined,
  onFailure: (line) => {
    log.fatal(line);
    process.exit(1);
  },
  log,
});

/** The settings; where one cannot be read the bank ends with a line that says why. */
function settingsOrEnd(): BankSettings {
  try {
    return readSettings(process.env);
  } catch (error) {
    pino({ name: 'practice-bank' }).fatal(`The practice bank cannot start. ${(error as Error).message}`);
    process.exit(1);
  }
}
