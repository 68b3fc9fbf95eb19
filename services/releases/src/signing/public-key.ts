import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { sha256Hex } from '../store/hash.ts';

const prefix = 'ed25519:';

/** A public key as people pass it on: `ed25519:` and 32 bytes in base64url. */
export const publicKeySchema = z.string().check(z.regex(/^ed25519:[A-Za-z0-9_-]{43}$/));

/** The public half of a key. */
export function publicTextOf(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return `${prefix}${x}`;
}

/** What a key is called: the first 16 digits of the sha256 of its text. */
export const keyIdOf = (publicText: string): string => sha256Hex(publicText).slice(0, 16);

/** Whether a signature, in base64url, was made of this text with the private half. */
export function isSignatureOf(publicText: string, text: string, signature: string): boolean {
  if (!publicKeySchema.safeParse(publicText).success) return false;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicText.slice(prefix.length) };
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
