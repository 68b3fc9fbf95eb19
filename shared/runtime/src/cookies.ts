import { type KeptCookieName, keptCookieSeconds, keptCookiesAddress } from '@dana/contracts/kept-cookies';

/*
 * Bundled into whoever uses it, and so no part of what the shell shares: a remote that has it runs under every shell.
 */

/** What this page could not leave with the browser lives as long as the page: name and value. */
const unstored = new Map<string, string>();

/** All cookies that scripts may read, as `document.cookie` writes them; an empty text where the browser forbids them. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Sets one cookie by a whole line, as `document.cookie` takes it. Where the browser forbids cookies nothing happens. */
export function setCookie(line: string): void {
  try {
    document.cookie = line;
  } catch {
    // Nothing of a visit is remembered in such a browser.
  }
}

/** The value of a cookie as it stands there, not decoded; undefined where there is none, or an empty one. */
export function readCookie(name: string): string | undefined {
  const pair = readCookies()
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || unstored.get(name);
}

/**
 * Writes a cookie for the whole shop. Where the browser keeps none, `readCookie` of the same bundle gives its value for as long as
 * the page lives.
 * @param value – without what would need quoting.
 * @param lifetimeSeconds – without it the cookie goes when the browser is closed; 0 removes it.
 */
export function writeCookie(name: string, value: string, lifetimeSeconds?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const lifetime = lifetimeSeconds === undefined ? '' : `; Max-Age=${lifetimeSeconds}`;
  setCookie(`${name}=${value}; Path=/${lifetime}; SameSite=Lax${secure}`);
  unstored.delete(name);
  if (lifetimeSeconds !== 0 && readCookie(name) !== value) unstored.set(name, value);
}

/** What is to last of each kept cookie, as this bundle knows it. */
const wanted = new Map<KeptCookieName, string>();
const questions = new Map<KeptCookieName, AbortController>();
/** A server that hangs is given up. Unit: milliseconds. */
const answerTimeoutMs = 8_000;

/**
 * Keeps a cookie for its whole lifetime: written at once, so that the next document knows it, and set by the storefront's server
 * as well, since some browsers drop after seven days what a script wrote. Without an answer these seven days are what it gets.
 * What was asked of this cookie before is given up: its answer could come later, and to the next document.
 */
export function keepCookie(name: KeptCookieName, value: string): void {
  questions.get(name)?.abort();
  writeCookie(name, value, keptCookieSeconds(name));
  wanted.set(name, value);
  // A browser that keeps no cookie of a script keeps none of a server.
  if (unstored.has(name)) return;
  const question = new AbortController();
  questions.set(name, question);
  void askToKeep(name, value, question);
}

/** Removes a kept cookie, also one that the server is being asked to keep. */
export function dropCookie(name: KeptCookieName): void {
  wanted.delete(name);
  writeCookie(name, '', 0);
}

/** What this bundle still knows of a cookie that somebody else removed is not written again. */
export function forgetCookie(name: KeptCookieName): void {
  wanted.delete(name);
  unstored.delete(name);
}

async function askToKeep(name: KeptCookieName, value: string, question: AbortController): Promise<void> {
  const limit = setTimeout(() => question.abort(), answerTimeoutMs);
  try {
    await fetch(keptCookiesAddress, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ [name]: value }),
      // The document may give way to the next one at once, as after a choice of the currency.
      keepalive: true,
      signal: question.signal,
    });
  } catch {
    // Seven days are what it gets.
  }
  clearTimeout(limit);
  // An answer that came anyway has set what was dropped or changed meanwhile.
  const now = wanted.get(name);
  if (now !== value && readCookie(name) === value)
    writeCookie(name, now ?? '', now === undefined ? 0 : keptCookieSeconds(name));
}
