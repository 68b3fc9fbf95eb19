// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isTyping, watchTyping } from './is-typing.ts';

/** A page with this in it, in which `edit` was done. */
function page(html: string, edit: (field: HTMLInputElement) => void = () => undefined): Document {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLInputElement>('input, textarea');
  if (field) edit(field);
  return document;
}
const type = (field: HTMLInputElement) => {
  field.value = 'Dalal';
};

it('never takes a shopper out of the checkout, whatever stands there', () => {
  expect(isTyping(page('<p></p>'), '/checkout')).toBe(true);
});

it('waits where something was typed, and not where a form is as it came or was only ticked', () => {
  expect(isTyping(page('<input value="Salmiya">'), '/profile')).toBe(false);
  expect(isTyping(page('<input value="Salmiya">', type), '/profile')).toBe(true);
  expect(isTyping(page('<textarea></textarea>', type), '/contact')).toBe(true);
  expect(isTyping(page('<input type="hidden">', type), '/shop')).toBe(false);
  const tick = (field: HTMLInputElement) => {
    field.checked = true;
  };
  expect(isTyping(page('<input type="checkbox">', tick), '/shop')).toBe(false);
});

it('waits for what was typed into a field whose own value the page writes along, until it is taken away again', () => {
  watchTyping(document);
  const shown = page('<input value="Salmiya">');
  const field = document.querySelector('input')!;
  const write = (text: string) => {
    field.value = text;
    field.defaultValue = text;
  };
  write('Hawally');
  expect(isTyping(shown, '/contact')).toBe(false);
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  write('Hawally, block 3');
  expect(isTyping(shown, '/contact')).toBe(true);
  write('Hawally');
  expect(isTyping(shown, '/contact')).toBe(false);
});
