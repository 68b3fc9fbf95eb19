import { expect, it } from 'vitest';
import { cleanMessage } from './clean-message.ts';

it.each([
  ["Cannot read properties of undefined (reading 'price')"],
  ['can\'t access property "price", product is undefined'],
  ["undefined is not an object (evaluating 'product.price')"],
  ['The shell has no @dana/ui ^1.2.0; it has 1.1.0.'],
  ["Loading chunk 482 failed: it can't be had and isn't there."],
])('leaves a message as it is that names nothing but code: %s', (message) => {
  expect(cleanMessage(message)).toBe(message);
});

it.each([
  [
    'Failed to load https://noor:secret@shop.test/en/order?id=77&email=noor@mail.test#x now',
    'Failed to load shop.test/… now',
  ],
  ['No route /search?q=noor+al+sabah here', 'No route /search?… here'],
  ['noor.al-sabah+1@mail.test is taken, and noor%40mail.test', '(e-mail) is taken, and (e-mail)'],
  ['Card 4111 1111 1111 1111 of +965 5123-4567 refused', 'Card (number) of (number) refused'],
  ['رقم ٥١٢٣٤٥٦٧ غير صحيح for ۱۲۳۴۵۶', '… (number) … for (number)'],
  ['No address for نور الصباح in Salmiya', 'No address for … in Salmiya'],
  ['Cart 4f09ab17c2d84e0f9b1a is gone', 'Cart (id) is gone'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJub29yIn0.c2lnbmF0dXJl refused', 'Bearer (id) refused'],
  [`Unexpected token 'N', "Noor"... is not valid JSON`, `Unexpected token 'N', "…"... is not valid JSON`],
  ['Unexpected token in "Noor Al Sabah, Block 4"', 'Unexpected token in "…"'],
  ["The name 'Noor Al Sabah' has no end", "The name '…' has no end"],
  ['data:image/png;base64,AAAA could not be read', '(data) could not be read'],
])('takes out what could be of a person: %s', (message, cleaned) => {
  expect(cleanMessage(message)).toBe(cleaned);
});

it('repeats nothing that is typed into the page, also where it looks like code', () => {
  const typed = ['Noor Sabah', 'hunter2!(', 'Noor', 'Sabah'];
  expect(cleanMessage('noor sabah: Sabah[0] of hunter2!( by Noorish', typed)).toBe('…: …[0] of … by Noorish');
});

it('ends a message that does not, also one of many lines', () => {
  const cleaned = cleanMessage(`It is\n\n  not ${'so '.repeat(100_000)}`);
  expect(cleaned.length).toBeLessThanOrEqual(300);
  expect(cleaned).toMatch(/^It is not so so/);
});
