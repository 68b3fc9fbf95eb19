import { describe, expect, it } from 'vitest';
import {
  codeText,
  emailPattern,
  emailText,
  hasWords,
  identifierText,
  latinDigits,
  passwordText,
  proseOrNothing,
  proseText,
} from './typed-text.ts';

it('turns digits of other scripts into Latin ones', () => {
  expect(latinDigits('۹۶۵')).toBe('965');
  expect(latinDigits('قطعة ٣، شارع ۱۰')).toBe('قطعة 3، شارع 10');
});

describe('what is compared', () => {
  it.each([
    ['\u200e+965 5000 1234', '+965 5000 1234'],
    ['\u202a+965\u00a05000\u202f1234\u202c', '+965 5000 1234'],
    ['\u2066DN\u2011100255\u2069', 'DN-100255'],
    ['DN−100255 ', 'DN-100255'],
    ['\ufeffso\u00adfa\u200b', 'sofa'],
    ['5\ufe0f0', '50'],
    ['Cafe\u0301', 'Café'],
    ['١٢ ۳۴', '12 34'],
  ])('is read from %j as %s', (typed, meant) => {
    expect(identifierText(typed)).toBe(meant);
  });

  it.each([
    ['#DN-100255', 'DN-100255'],
    ['\u2066 #dn‐١٠٠٢٥٥ \u2069', 'DN-100255'],
    ['dana١٠', 'DANA10'],
    ['dana 10', 'DANA10'],
    ['۱۰۰۲۵۵', '100255'],
  ])('is a code when written %j: %s', (typed, code) => {
    expect(codeText(typed)).toBe(code);
  });
});

describe('an e-mail address', () => {
  it.each([
    ['Sara@Example.com', 'sara@example.com'],
    ['sara@example.com\u200f', 'sara@example.com'],
    ['\u202asara@ex‑ample.com\u202c', 'sara@ex-ample.com'],
    ['sara@\u00a0example.com', 'sara@example.com'],
    ['a&b@example.com', 'a&b@example.com'],
    ['a/b@example.com', 'a/b@example.com'],
    ["o'hara+shop@mail.example.museum", "o'hara+shop@mail.example.museum"],
    ['sara@مثال.إختبار', 'sara@xn--mgbh0fb.xn--kgbechtv'],
    ['sara@xn--mgbh0fb.xn--kgbechtv', 'sara@xn--mgbh0fb.xn--kgbechtv'],
    ['sara@Müller.de', 'sara@xn--mller-kva.de'],
    ['sara@مثال٢.com', emailText('sara@مثال2.com')],
    ['sara@例え。テスト', 'sara@xn--r8jz45g.xn--zckzah'],
  ])('is taken when written %j', (typed, kept) => {
    expect(emailText(typed)).toBe(kept);
    expect(kept).toMatch(emailPattern);
  });

  it.each([
    '',
    'sara',
    '@example.com',
    'sara@',
    'sara@example',
    'sara@@example.com',
    'sara@example..com',
    '.sara@example.com',
    'sara.@example.com',
    'sa..ra@example.com',
    'sara al@example.com',
    'سارة@example.com',
    'sara@-example.com',
    'sara@example-.com',
    'sara@1.2.3.4',
    'sara@example.com/path',
    'sara@exa mple.com',
    'sara@بريد/../.الكويت',
    'sara@بريد:80.الكويت',
    `${'a'.repeat(65)}@example.com`,
    `sara@${'a'.repeat(64)}.com`,
  ])('is none when written %j', (typed) => {
    expect(emailText(typed)).not.toMatch(emailPattern);
  });
});

describe('what is read', () => {
  it.each([
    ['  سارة \u200f', 'سارة'],
    ['\u202eSara\u202c', 'Sara'],
    ['Sa\u2066r\u2069a', 'Sara'],
    ['\u200b\u00adSara\ufeff\u2060', 'Sara'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u200cمی\u200cخواهم\u200d', 'می\u200cخواهم'],
    ['Rene\u0301', 'René'],
    ['قطعة ٤', 'قطعة ٤'],
    ['Thanks ❤\ufe0f', 'Thanks ❤\ufe0f'],
    ['Thanks\ufe0f', 'Thanks'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿\u200b', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['Sara\u{e0041}\u{e0042}', 'Sara'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['two\n\nlines\n', 'two\n\nlines'],
  ])('is kept of %j as %j', (typed, kept) => {
    expect(proseText(typed)).toBe(kept);
  });

  it.each(['', '\u200f', ' – ', '👍'])('is nothing where nothing need be said: %j', (text) => {
    expect(proseOrNothing(text)).toBe('');
  });

  it.each(['', ' ', '\u200b\u2060', '\u3164\u115f', '\u2800', '…', '👍'])('has no words in %j', (text) => {
    expect(hasWords(text)).toBe(false);
  });
  it.each(['سارة', 'Sara', '٤', '李'])('has words in %j', (text) => {
    expect(hasWords(text)).toBe(true);
  });
});

it('compares passwords by their letters and leaves all else of them', () => {
  expect(passwordText(' cafe\u0301\u200f١ ')).toBe(' café\u200f١ ');
});
