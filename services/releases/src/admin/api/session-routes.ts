import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { createRateLimit } from '@dana/server/rate-limit';
import { clientOf } from '@dana/server/request-client';
import { writeAuditEntry } from '../../audit/audit-log.ts';
import { noteRefusal } from '../../audit/note-refusal.ts';
import { signText } from '../../reading/signed-text.ts';
import { ReleaseRefusal, StoreUnreachable } from '../../store/refusal.ts';
import { sharedSecret } from '../../store/shared-secret.ts';
import type { Store } from '../../store/store.ts';
import { createIdentityProvider } from '../session/identity-provider.ts';
import type { OpenIdSettings } from '../session/open-id-settings.ts';
import { ownCookie } from '../session/own-cookie.ts';
import { readAttempt, type SignInAttempt } from '../session/session-pass.ts';
import { assertOwnPage, type Sessions } from '../session/sessions.ts';
import { signInRefusal, wordOfCause } from '../session/sign-in-refusals.ts';
import type { SessionAnswer } from '../session/session-answer.ts';
import { readBody } from './request-forms.ts';

type SessionRoutesOptions = {
  store: Store;
  /** Without them there are only tokens. */
  openId?: OpenIdSettings | undefined;
  sessions?: Sessions | undefined;
};

const startBodySchema = z.object({
  /** Where the page goes on: an address of the page for releases. */
  page: z
    .string()
    .check(z.maxLength(300), z.regex(/^\/_releases\/(?:en|ar)(?:\/[\w-]+)*(?:\?[\w=&.,:@%+~-]*)?$/)),
  key: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** Somebody may have to find a telephone first. Unit: seconds. */
const attemptSeconds = 15 * 60;
const attemptCookie = ownCookie('release-sign-in');

/** `/v1/session`: which ways to sign in there are, a sign-in with an account, who is signed in, and out again. */
export function sessionRoutes({ store, openId, sessions }: SessionRoutesOptions): Hono {
  const app = new Hono();
  app.get('/v1/session', async (c) => {
    const found = await sessions?.find(c).catch(nobodyWhenOver);
    const data: SessionAnswer = {
      ...(openId && { openId: { name: openId.name } }),
      ...(found && { account: { name: found.name, scopes: found.scopes, expiresAt: found.expiresAt } }),
    };
    return c.json({ success: true, data });
  });
  if (!openId || !sessions) return app;

  const provider = createIdentityProvider(openId);
  const { origin } = new URL(openId.consoleUrl);
  const attempts = createRateLimit({ limit: 30, windowMs: 60_000 });
  const takeAttempt = (c: Context): void => {
    if (!attempts.take(clientOf(c).network))
      throw new ReleaseRefusal(429, 'too_many_attempts', 'Too many attempts. Wait a minute.');
  };

  app.post('/v1/session/start', async (c) => {
    assertOwnPage(c, origin);
    takeAttempt(c);
    const { page, key } = await readBody(c, startBodySchema);
    const { url, checks } = await provider.begin();
    const expires = Math.floor(Date.now() / 1000) + attemptSeconds;
    const attempt: SignInAttempt = { kind: 'attempt', ...checks, page, key, expires };
    attemptCookie.set(c, signText(attempt, await sharedSecret(store, 'session')), attemptSeconds);
    return c.json({ success: true, data: { url } });
  });

  app.get('/v1/session/callback', async (c) => {
    // The address holds the code.
    c.header('Referrer-Policy', 'no-referrer');
    const attempt = readAttempt(attemptCookie.read(c) ?? '', await sharedSecret(store, 'session'));
    attemptCookie.end(c);
    try {
      takeAttempt(c);
      await signIn(c, attempt);
      return c.redirect(attempt?.page ?? '/_releases', 302);
    } catch (error) {
      if (!(error instanceof ReleaseRefusal)) throw error;
      const what = ['sign in', wordOfCause(error)].filter(Boolean).join(': ');
      const who = { actor: 'unknown', address: clientOf(c).address };
      if (error.status !== 429) await noteRefusal(store, { ...who, what }, error, true);
      return c.redirect(withReason(attempt?.page ?? '/_releases', error.code), 302);
    }
  });

  /** Begins the session of who the provider says has come back. */
  async function signIn(c: Context, attempt: SignInAttempt | undefined): Promise<void> {
    if (!attempt) throw signInRefusal('sign_in_over');
    if (c.req.query('state') !== attempt.state) throw signInRefusal('sign_in_other');
    const account = await provider.finish(new URL(c.req.url).search, attempt);
    const at = new Date().toISOString();
    const what = `signed in as ${account.roles.join(', ')}`;
    await writeAuditEntry(store, { at, kind: 'token', actor: account.name, what }).catch(whenUnreachable);
    await sessions?.begin(c, account, attempt.key);
  }

  app.delete('/v1/session', async (c) => {
    assertOwnPage(c, origin);
    sessions.end(c);
    return c.json({ success: true, data: {} });
  });
  return app;
}

/** A full disk keeps no note, and who wants to look at what is wrong is let in all the same. */
function whenUnreachable(error: unknown): void {
  if (!(error instanceof StoreUnreachable)) throw error;
}

/** Who is no longer signed in is asked to sign in, by the page that asks this. */
function nobodyWhenOver(error: unknown): undefined {
  if (!(error instanceof ReleaseRefusal) || error.status === 503) throw error;
}

const withReason = (page: string, code: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}signIn=${code}`;
