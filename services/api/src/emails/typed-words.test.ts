import { describe, expect, it } from 'vitest';
import { greetedName, typedWords } from './typed-words.ts';

const bare = (text: string) => text.slice(1, -1);

describe('an email to whoever’s address was typed', () => {
  it.each(['Noura', 'أم عبد الله', 'Jean-Luc J.', 'Mary Jane O’Neill', 'عبد‌الله'])(
    'greets %s by name',
    (name) => {
      expect(bare(greetedName(name, 'en'))).toBe(name);
    },
  );

  it.each([
    'You won: prize.example/go',
    'http://evil.example',
    'HTTPS://EVIL',
    'www.evil',
    'claim@evil.example',
    'Call 5000 1234 now',
    'جائزة.شبكة',
    'You have won a prize of a thousand dinars today',
  ])('does not carry %s', (name) => {
    expect(bare(greetedName(name, 'en'))).toBe('dear customer');
    expect(bare(greetedName(name, 'ar'))).toBe('عميلنا العزيز');
  });

  it('shows an address as it was typed, with nothing in it that becomes a link', () => {
    expect(bare(typedWords('Street 12, house 8.5, St. Paul'))).toBe('Street 12, house 8.5, St. Paul');
    expect(bare(typedWords('Claim at www.evil.example/go'))).toBe('Claim at www. evil. example/go');
    expect(bare(typedWords('http://evil'))).toBe('http: //evil');
  });
});
