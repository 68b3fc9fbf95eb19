/** Cookie with the versions that a session was sent back to after a crash: `mf-catalog@1.0.0|mf-content@1.2.0`. */
export const pinsCookieName = 'release_pins';

/** A pin outlives a reload and a day's shopping, not a repaired release. Unit: seconds. */
export const pinsLifetimeSeconds = 24 * 3600;

/** Version by remote. What is not of the form is left out. */
export function readPins(cookie: string | undefined): Record<string, string> {
  const pairs = (cookie ?? '').split('|').map((pin) => pin.split('@'));
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => pair.length === 2 && pair[1] !== ''),
  );
}

/** The cookie's value for these pins. */
export const writePins = (pins: Record<string, string>): string =>
  Object.entries(pins)
    .map(([remote, version]) => `${remote}@${version}`)
    .join('|');
