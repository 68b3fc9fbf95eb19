import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readShopSettings } from '../shop-settings.ts';
import { startShop } from '../start-shop.ts';
import { openLog } from '../supervise/open-log.ts';
import { workspaceRoot } from '../workspace.ts';

/* `npm start`: everything from a fresh clone to a shop that answers, with progress on the way. */

const startedAt = Date.now();
const say = (line: string): void => console.log(line);

try {
  const settings = readShopSettings();
  mkdirSync(settings.dataDir, { recursive: true });
  const logFile = join(settings.dataDir, 'shop.log');
  const log = openLog(logFile);
  const supervisor = await startShop({
    settings,
    say,
    onLog: (name, line) => log.write(`${name} ${line}`),
    onExit: () => undefined,
    onRestart: (name, code, pauseMs) =>
      console.error(
        `The ${name} server ended by itself (${code === null ? 'killed' : `code ${code}`}) and starts again in ${pauseMs / 1000} s. Why is in ${relative(workspaceRoot, logFile)}.`,
      ),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      say('\nStopping …');
      void supervisor.stop().then(() => process.exit(0));
    });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  say(
    `\nThe shop is open after ${seconds} s:  http://localhost:${settings.storefrontPort}\nCtrl-C closes it. Log: ${relative(workspaceRoot, logFile)}`,
  );
} catch (error) {
  console.error(
    `\nThe shop could not be started.\n${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
}
