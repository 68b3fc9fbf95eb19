import type { User } from '@dana/contracts/api/user';

/**
 * Names an account in what this browser keeps, so that a list is known to be somebody else's: a number made of the account's
 * id (of the e-mail, where a shop's API gives none), from which neither can be read. It opens nothing.
 */
export function accountMarkOf({ id, email }: Pick<User, 'id' | 'email'>): string {
  const text = String(id ?? email);
  return [0x811c9dc5, 0x01000193].map((start) => hashOf(text, start)).join('');
}

/** FNV-1a of 32 bits, as eight hexadecimal digits; two with different beginnings keep accounts apart. */
function hashOf(text: string, start: number): string {
  let hash = start;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
