import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the reader's desktop is made of, and Debian's package for each; nothing of it is installed from here. */
const packages = {
  Xvfb: 'xvfb',
  'dbus-daemon': 'dbus-daemon',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'speech-dispatcher': 'speech-dispatcher',
  orca: 'orca',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/bin/chromium': 'chromium',
} as const;

/** The browser that is read: one that opens windows and tells the desktop what is in them. */
export const readBrowser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Errors: throws with the command to type where something is missing. */
export function demandPrograms(): void {
  const missing = Object.keys(packages).filter((program) => !isThere(program) && program !== readBrowser);
  if (missing.length === 0 && isThere(readBrowser)) return;
  const wanted = Object.values(packages).join(' ');
  throw new Error(
    `A screen reader cannot be run here without ${missing.join(', ') || readBrowser}. ` +
      `Install it: sudo apt-get install -y --no-install-recommends ${wanted}`,
  );
}

function isThere(program: string): boolean {
  const places = program.startsWith('/') ? [''] : (process.env.PATH ?? '').split(delimiter);
  return places.some((place) => isExecutable(join(place, program)));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
