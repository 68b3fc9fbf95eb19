import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { readSignedText } from '../../reading/signed-text.ts';
import type { SignInChecks } from './identity-provider.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Unit: seconds since 1970. */
const expires = z.int();

const passSchema = z.object({
  kind: z.literal('session'),
  name: z.string(),
  roles: z.array(z.string()),
  /** SHA-256 of what each tab that signed in keeps: the cookie alone opens nothing to the other pages of this origin. */
  keys: z.array(hash),
  expires,
});
/** Who is signed in. It travels in a cookie with a signature, so that every instance knows it, also after a restart. */
export type SessionPass = z.infer<typeof passSchema>;

const attemptSchema = z.object({
  kind: z.literal('attempt'),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the page goes on. */
  page: z.string(),
  key: hash,
  expires,
});
/** A sign-in under way. */
export type SignInAttempt = z.infer<typeof attemptSchema> & SignInChecks;

/** Tabs of one browser in which the same person signed in; of more the first ones sign in again. */
const mostTabs = 8;

/** What the cookie holds once a further tab has signed in. @param before – the cookie until then. */
export function withTab(pass: SessionPass, before: string, secret: string): SessionPass {
  const known = readFresh(passSchema, before, secret, new Date());
  const others = known?.name === pass.name ? known.keys : [];
  return { ...pass, keys: [...others, ...pass.keys].slice(-mostTabs) };
}

/** The session of a cookie; `undefined` for one that is forged, damaged, over, or of another tab. */
export function readSession(
  text: string,
  key: string,
  secret: string,
  now = new Date(),
): SessionPass | undefined {
  const pass = readFresh(passSchema, text, secret, now);
  return pass?.keys.some((known) => isHashOf(key, known)) ? pass : undefined;
}

/** The sign-in of a cookie; `undefined` for one that is forged, damaged or over. */
export const readAttempt = (text: string, secret: string, now = new Date()): SignInAttempt | undefined =>
  readFresh(attemptSchema, text, secret, now);

function readFresh<Content extends { expires: number }>(
  schema: z.core.$ZodType<Content>,
  text: string,
  secret: string,
  now: Date,
): Content | undefined {
  const parsed = z.safeParse(schema, readSignedText(text, secret));
  return parsed.success && parsed.data.expires * 1000 > now.getTime() ? parsed.data : undefined;
}

const isHashOf = (key: string, sha256: string): boolean =>
  timingSafeEqual(createHash('sha256').update(key).digest(), Buffer.from(sha256, 'hex'));
