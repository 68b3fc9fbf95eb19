import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 'none'],
  ['secret', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['password1', 'fair'],
  ['Gulf-pearls7', 'strong'],
  ['correct horse battery', 'strong'],
  ['لؤلؤ من الخليج 7', 'strong'],
] as const)('calls %j %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
