import { matchRoute } from '@dana/contracts/match-route';
import type { Composition } from '@dana/contracts/release/composition';
import { clientOf } from '@dana/server/request-client';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { sessionToken } from '../session/session-routes.ts';
import { askApi } from './ask-api.ts';
import type { AskBackEnd } from '../shop/follow-extensions.ts';

/**
 * `there`: nothing speaks against the page. `missing`: not for this visitor. `missingAsGuest`: not for the sender of this request,
 * but a browser that came from another site keeps its session back, and one whose session ran out may take it up again.
 */
export type Existence = 'there' | 'missing' | 'missingAsGuest';

/** Whether a page of a path is there for the visitor who asks. Never rejects. */
export type AskExistence = (c: Context, composition: Composition, path: string) => Promise<Existence>;

/** Ids of the API. What has another form is nobody's. */
const idPattern = /^[\w-]{1,64}$/;
/** No longer than a page may be late for it: without an answer the page finds out in the browser. Unit: milliseconds. */
const answerTimeoutMs = 1_000;

/**
 * Asks the API about pages whose route names a call that decides (`exists`), as the visitor: with the session that its cookie
 * holds, and for the status alone. The token goes no further: neither page nor renderer gets it.
 */
export function askExistence(apiBaseUrl: string, askBackEnd: AskBackEnd): AskExistence {
  return async (c, { remotes }, path) => {
    const match = matchRoute(remotes, path);
    const call = match?.route.exists;
    if (!match || call === undefined) return 'there';
    const needs = match.route.existsNeeds;
    if (needs && !(await askBackEnd()).extensions.includes(needs)) return 'there';
    if (!Object.values(match.params).every((value) => idPattern.test(value))) return 'missing';
    const url = `${apiBaseUrl}${call.replace(/:(\w+)/g, (_, name: string) => match.params[name] ?? '')}`;
    const token = sessionToken(getCookie(c), clientOf(c).isSecure);
    const status = await statusFor(c, url, token);
    if (status === 404) return token || !isFromElsewhere(c) ? 'missing' : 'missingAsGuest';
    if (status === 401 && (await statusFor(c, url, undefined)) === 404) return 'missingAsGuest';
    return 'there';
  };
}

/** Session cookies are `SameSite=Strict`: they do not come along from a link in a mail that is read in the browser. */
const isFromElsewhere = (c: Context): boolean =>
  ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '');

async function statusFor(c: Context, url: string, token: string | undefined): Promise<number | undefined> {
  const headers = new Headers({ 'x-forwarded-for': clientOf(c).address });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    return (await askApi(url, { method: 'HEAD', headers, body: null, signal })).status;
  } catch {
    return undefined;
  }
}
