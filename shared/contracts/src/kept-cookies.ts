import { localeCookieLifetimeDays, localeCookieName } from './locale.ts';

/*
 * No schema library in here, as in `locale.ts`: every page's first script needs these few lines.
 */

/** Where the storefront is asked to keep a cookie: `PUT` with `{ "currency": "SAR" }`, by the shop's own pages. */
export const keptCookiesAddress = '/kept-cookies';

/**
 * The cookies that scripts read, that are no secret and outlive a visit, with the form of their values. Some browsers keep what a
 * script wrote for seven days only, so the storefront's server sets each of them once more, in an answer that nobody keeps.
 */
export const keptCookies = {
  [localeCookieName]: { form: /^(?:en|ar)$/, days: localeCookieLifetimeDays },
  currency: { form: /^[A-Z]{3}$/, days: 365 },
  /** Ids of the back end: no character that would need quoting in a cookie, and nothing long. */
  cart_id: { form: /^[\w.~-]{1,200}$/, days: 30 },
  /** Whether visits may be counted. */
  visit_counting: { form: /^(?:yes|no)$/, days: 180 },
} as const;

export type KeptCookieName = keyof typeof keptCookies;

const secondsPerDay = 86_400;

/** Unit: seconds. */
export const keptCookieSeconds = (name: KeptCookieName): number => keptCookies[name].days * secondsPerDay;

/** Whether a text may be the value of this cookie. */
export const isKeptCookieValue = (name: KeptCookieName, value: string | undefined): value is string =>
  value !== undefined && keptCookies[name].form.test(value);
