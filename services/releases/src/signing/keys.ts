import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
  verify,
} from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { sha256Hex } from '../store/key.ts';
import { ReleaseRefusal } from '../store/store.ts';

const prefix = 'ed25519:';

/** A public key as people pass it on: `ed25519:` and 32 bytes in base64url. */
export const publicKeySchema = z.string().check(z.regex(/^ed25519:[A-Za-z0-9_-]{43}$/));

/** A private key that can sign. Its secret cannot be read from it. */
export type SigningKey = {
  id: string;
  publicText: string;
  sign: (text: string) => string;
};

/**
 * Makes an ed25519 pair and keeps its private half in a new file that only its owner can read.
 * Errors: refuses (409) to write over a file that is there.
 */
export function makeKeyFile(file: string): SigningKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      const message = 'There is a file of that name already. Nothing was written.';
      throw new ReleaseRefusal(409, 'key_exists', message);
    }
    throw error;
  }
  chmodSync(file, 0o600);
  return signingKeyOf(privateKey);
}

/** Errors: refuses (400) a file that cannot be read or holds no private ed25519 key. What it holds is in no message. */
export const readKeyFile = (file: string): SigningKey => readSigningKey(() => readFileSync(file, 'utf8'));

/** The key of a PEM text. Errors: refuses (400) anything else. What it holds is in no message. */
export function readSigningKey(pem: () => string): SigningKey {
  try {
    const key = createPrivateKey(pem());
    if (key.asymmetricKeyType === 'ed25519') return signingKeyOf(key);
  } catch {
    // The cause could quote what it could not read.
  }
  const message =
    'The signing key (RELEASE_KEY_FILE, RELEASE_KEY) cannot be read, or is no private ed25519 key in PEM form. Make one: pnpm ops keys make --out <file>';
  throw new ReleaseRefusal(400, 'bad_key_file', message);
}

function signingKeyOf(key: KeyObject): SigningKey {
  const publicText = `${prefix}${createPublicKey(key).export({ format: 'jwk' }).x}`;
  return {
    id: keyIdOf(publicText),
    publicText,
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  };
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
