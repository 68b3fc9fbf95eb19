// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button, LinkButton } from './button.tsx';

/** Puts elements around all texts of a page, as browsers do that translate it. */
function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

it.each([
  ['a button', (icon: 'bag' | 'check' | undefined, words: string) => <Button icon={icon}>{words}</Button>],
  [
    'a link that looks like one',
    (icon: 'bag' | 'check' | undefined, words: string) => (
      <LinkButton href="/cart" icon={icon}>
        {words}
      </LinkButton>
    ),
  ],
])('%s of a translated page shows its new words and icon', (_name, look) => {
  const { container, rerender } = render(look(undefined, 'Add to cart'));
  translate(container);
  rerender(look('check', 'Added'));
  expect(container.textContent).toBe('Added');
  expect(container.querySelector('svg')).not.toBeNull();
  translate(container);
  rerender(look(undefined, 'Add to cart'));
  expect(container.textContent).toBe('Add to cart');
});
