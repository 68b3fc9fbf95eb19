import { devHook } from './dev-hook.ts';
import { earlyPresses } from './early-presses.ts';
import { firstView } from './first-view.ts';
import { startScripts } from './start-scripts.ts';
import { startWatch } from './start-watch.ts';

const videoHost = 'https://www.youtube-nocookie.com';

const ownScripts = [earlyPresses, startWatch.en, startWatch.ar, firstView, startScripts]
  .map(({ source }) => source)
  .join(' ');

/**
 * What a document may do, by Content Security Policy. Of scripts only those few that this server writes into documents run,
 * known by their hashes, and what they load; style elements only from this origin, and those whose hashes are given. Style
 * attributes are allowed: they carry measures (a rating's width) and cannot load anything. The same for the same document,
 * so it is kept with it.
 * @param styleSources – words for the style elements that this server writes into the document.
 */
export const contentSecurityPolicy = (styleSources: readonly string[] = []): string =>
  policyOf(ownScripts, styleSources);

function policyOf(scripts: string, styleSources: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${scripts} 'strict-dynamic'`,
    ["style-src-elem 'self'", ...styleSources].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The shop's own worker (`offline/`); without this only what the hashes above let in could be one.
    "worker-src 'self'",
    `frame-src ${videoHost}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    'report-uri /csp-reports',
  ].join('; ');
}

/** The policy while code of other servers takes part: their scripts, injected styles, fonts and sockets are let in. */
const policyWith = (scripts: string, servers: string): string =>
  policyOf(`${ownScripts} ${scripts} 'unsafe-eval'`, [])
    .replace("style-src-elem 'self'", `style-src-elem 'self' 'unsafe-inline' ${servers}`)
    .replace("img-src 'self'", `img-src 'self' ${servers}`)
    .replace("connect-src 'self'", `connect-src 'self' ${servers}`)
    .replace("font-src 'self'", `font-src 'self' ${servers}`);

/** While dev servers take part. Never in production. */
export const developmentPolicy = policyWith(devHook.source, 'http://localhost:* ws://localhost:*');
