/** Cookie with what a session saw break while it was shown: `mf-catalog@1.0.1|mf-content@1.2.0`. It gets none of these again. */
export const crashesCookieName = 'release_crashes';

/** A note outlives a reload and a day's shopping. Unit: seconds. */
export const crashesLifetimeSeconds = 24 * 3600;

/** A visit that saw more break has older notes forgotten: the cookie stays small. */
const crashesKept = 20;

/** The releases that the cookie names, `name@version`, oldest first. What is not of the form is left out. */
export const readCrashes = (cookie: string | undefined): string[] =>
  (cookie ?? '').split('|').filter((release) => /^[^@]+@[^@]+$/.test(release));

/** The cookie's value with one release more. */
export const withCrash = (cookie: string | undefined, release: string): string =>
  [...readCrashes(cookie).filter((known) => known !== release), release].slice(-crashesKept).join('|');
