import { existsSync } from 'node:fs';
import { packagedBrowser } from './packaged-browser/packaged-browser.ts';

export type Browser = { executablePath: string; environment: Record<string, string>; origin: string };

/** Flags under which every browser of ours runs: no sandbox (tests may run as root), nothing in the background. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * A Chromium to test with: the one named by `CHROMIUM_PATH`, Playwright's own if it is there, the one that comes with
 * the dependencies (unpacked in about a second), or the system's.
 * @param playwrightPath – where Playwright would keep its own.
 * Errors: throws with what to do where none of them is to be had.
 */
export async function findBrowser(playwrightPath: string): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return { executablePath: named, environment: {}, origin: 'CHROMIUM_PATH' };
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Correct it or leave it out.`);
  }
  if (existsSync(playwrightPath))
    return { executablePath: playwrightPath, environment: {}, origin: 'Playwright' };
  if (process.platform === 'linux' && process.arch === 'x64')
    return { ...(await packagedBrowser()), origin: '@sparticuz/chromium' };
  const system = systemBrowsers.find((path) => existsSync(path));
  if (system) return { executablePath: system, environment: {}, origin: 'the system' };
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install -y chromium) or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
