import { passwordMinLength } from '@dana/contracts/api/password-rules';

export type PasswordStrength = 'none' | 'weak' | 'fair' | 'strong';

/**
 * How hard a password is to guess, roughly: length counts most, variety helps, repetition does not.
 * Advice only – the one rule is the minimum length.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'none';
  const different = new Set(password).size;
  if (password.length < passwordMinLength || different < 5) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u].filter((kind) =>
    kind.test(password),
  ).length;
  const points =
    (password.length >= 12 ? 1 : 0) +
    (password.length >= 16 ? 1 : 0) +
    (kinds >= 3 ? 1 : 0) +
    (different >= 10 ? 1 : 0);
  return points >= 2 ? 'strong' : 'fair';
}
