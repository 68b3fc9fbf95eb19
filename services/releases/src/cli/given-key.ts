import { readKeyFile, readSigningKey, type SigningKey } from '../signing/signing-key.ts';

/**
 * The key that this process was given to sign with: the file that `RELEASE_KEY_FILE` names, or in a pipeline the PEM text of
 * `RELEASE_KEY`. Never an argument, which other processes of a machine can read.
 * Errors: refuses (400) what holds no private key.
 */
export function givenKey(): SigningKey | undefined {
  const { RELEASE_KEY_FILE: file, RELEASE_KEY: pem } = process.env;
  if (file) return readKeyFile(file);
  return pem ? readSigningKey(pem) : undefined;
}
