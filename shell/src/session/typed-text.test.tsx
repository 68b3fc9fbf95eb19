// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createTypedText, keepThroughHydration } from './typed-text.ts';

const owner = 'noura@dana.example';

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

it('keeps what was filled in before hydration where an extension put something beside a field', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<Form />);
  const [name, comment] = [field('name'), field('comment')];
  name.value = 'Dalal';
  comment.value = 'Is it open on Friday?';
  name.before(document.createElement('span'));
  const giveBack = keepThroughHydration();
  const onRecoverableError = vi.fn(() => void setTimeout(giveBack));
  const shown = await act(async () => hydrateRoot(root, <Form />, { onRecoverableError }));
  await vi.waitFor(() => expect(field('name').value).toBe('Dalal'));
  expect(onRecoverableError).toHaveBeenCalled();
  expect(name.isConnected).toBe(false);
  expect(field('comment').value).toBe('Is it open on Friday?');
  expect(screen.getByText('typed: Is it open on Friday?')).not.toBeNull();
  await act(async () => shown.unmount());
  root.remove();
});
