// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { createTypedText } from './typed-text.ts';

const owner = 'noura@dana.example';
afterEach(cleanup);

/** A form as React writes them: one field it holds itself, the others left to the browser. */
function Form() {
  const [comment, setComment] = useState('');
  return (
    <main id="main">
      <form>
        <input aria-label="name" name="name" defaultValue="Noura" />
        <textarea aria-label="comment" value={comment} onChange={(event) => setComment(event.target.value)} />
        <p>{`typed: ${comment}`}</p>
        <input aria-label="password" name="password" type="password" />
        <input aria-label="agree" name="agree" type="checkbox" />
        <input aria-label="one" name="kind" type="radio" value="1" defaultChecked />
        <input aria-label="two" name="kind" type="radio" value="2" />
        <select aria-label="stars" name="stars" defaultValue="5">
          <option>4</option>
          <option>5</option>
        </select>
      </form>
    </main>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function typeAndLeave(path: string) {
  const typed = createTypedText();
  const { unmount } = render(<Form />);
  for (const [name, value] of Object.entries({ name: 'Dalal', comment: 'Fine', password: 'x', stars: '4' })) {
    const element = field(name);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field('agree').click();
  field('two').click();
  typed.keep(path, owner);
  unmount();
  return typed;
}

it('puts back what was typed once the form is there again, but never a password', async () => {
  const typed = typeAndLeave('/contact');
  typed.giveBack('/contact', owner);
  render(<Form />);
  await vi.waitFor(() => expect(field('name').value).toBe('Dalal'));
  expect(await screen.findByText('typed: Fine')).toBeTruthy();
  expect(field('agree').checked).toBe(true);
  expect(field('two').checked).toBe(true);
  expect(field('stars').value).toBe('4');
  expect(field('password').value).toBe('');
});

it.each([
  ['on another page', '/blog', owner],
  ['to another shopper', '/contact', 'dalal@dana.example'],
])('gives nothing %s', async (_, path, who) => {
  const typed = typeAndLeave('/contact');
  render(<Form />);
  typed.giveBack(path, who);
  expect(field('name').value).toBe('Noura');
  typed.giveBack('/contact', owner);
  expect(field('name').value).toBe('Noura');
});
