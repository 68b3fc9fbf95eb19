import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token as its owner holds it: `dana_<id>_<secret>`. The store never sees the secret, only its hash. */
export type NewToken = { id: string; text: string; sha256: string };

const form = /^dana_([0-9a-f]{16})_([A-Za-z0-9_-]{43})$/;

/** A token of 256 random bits. */
export function makeToken(): NewToken {
  const id = randomBytes(8).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  return { id, text: `dana_${id}_${secret}`, sha256: hashOf(secret) };
}

/** The parts of a token's text; `undefined` when it is none. */
export function readToken(text: string): { id: string; secret: string } | undefined {
  const [, id, secret] = form.exec(text) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : undefined;
}

/** Compares in constant time. Without a stored hash it takes as long and is false. */
export function isSecretOf(secret: string, sha256: string | undefined): boolean {
  const expected = Buffer.from(sha256 ?? hashOf(''), 'hex');
  const isEqual = timingSafeEqual(Buffer.from(hashOf(secret), 'hex'), expected);
  return isEqual && sha256 !== undefined;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
