// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isTyping } from './is-typing.ts';

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
