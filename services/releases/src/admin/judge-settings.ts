import { isIP } from 'node:net';
import { readEach } from '@dana/server/read-each';
import { givenOf, type Variables } from '@dana/server/server-settings';
import type { WebhookSettings } from '../health/webhook.ts';
import { readConsoleUrl } from './console-url.ts';

/** Reads `RELEASE_JUDGE`: whether this server judges by what storefronts count. Errors: throws with one sentence. */
export function readJudge(text = 'on'): boolean {
  if (['on', 'off'].includes(text)) return text === 'on';
  throw new Error(`RELEASE_JUDGE is "${text}"; it is "on", or "off" where another release server judges.`);
}

/**
 * Reads `RELEASE_WEBHOOK_URL`, `RELEASE_WEBHOOK_SECRET`, `RELEASE_WEBHOOK_ALLOW` and `RELEASE_CONSOLE`; undefined where nobody is told.
 * Errors: throws `SettingsRefused`, with one sentence for each setting that is wrong, which repeats neither address nor secret.
 */
export function readWebhookSettings(
  environment: Variables,
  publicOrigin: string,
): WebhookSettings | undefined {
  const variables = givenOf(environment, ['RELEASE_WEBHOOK_URL', 'RELEASE_WEBHOOK_SECRET']);
  const {
    RELEASE_WEBHOOK_URL: address,
    RELEASE_WEBHOOK_SECRET: secret = '',
    RELEASE_WEBHOOK_ALLOW: words,
  } = variables;
  const { consoleUrl, ...hook } = readEach({
    consoleUrl: () => readConsoleUrl(variables, publicOrigin),
    url: () => (address === undefined ? undefined : readAddress(address)),
    secret: () => (address === undefined ? '' : readSecret(secret)),
    allowed: () => (words ?? '').split(',').flatMap((word) => (word.trim() ? readAllowed(word.trim()) : [])),
  });
  return hook.url && { ...hook, url: hook.url, consoleUrl };
}

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

function readAddress(text: string): URL {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && thisMachine.has(url.hostname));
  if (url && isSafe && !url.username && !url.password && !url.hash) return url;
  throw new Error(
    'RELEASE_WEBHOOK_URL is an https address without user, password and fragment (http only on this machine).',
  );
}

function readSecret(text: string): string {
  if (/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(text)) return text;
  throw new Error(
    'RELEASE_WEBHOOK_SECRET is whsec_ and the base64 of at least 24 bytes: openssl rand -base64 32.',
  );
}

function readAllowed(word: string): string[] {
  if (word === 'loopback') return ['127.0.0.1', '::1'];
  if (isIP(word) !== 0) return [word];
  throw new Error(
    `RELEASE_WEBHOOK_ALLOW: "${word}" is no address; it is addresses with commas between, or "loopback".`,
  );
}
