// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Sentence } from './index.tsx';

const leftAlone = (root: Element) =>
  [...root.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);

it('reads as it was said, and leaves every amount to itself, however often and in whatever order it stands', () => {
  const kept = { old: 'KWD 1.500', now: 'KWD 1.500', free: 'KWD 15.000' };
  const { container } = render(
    <Sentence kept={kept} say={({ old, now, free }) => `Now ${now}, free from ${free}; was ${old}.`} />,
  );
  expect(container.textContent).toBe('Now KWD 1.500, free from KWD 15.000; was KWD 1.500.');
  expect(leftAlone(container)).toEqual(['KWD 1.500', 'KWD 15.000', 'KWD 1.500']);
});

it('goes on in a page that a browser translated: other amounts and other words are seen', () => {
  const missing = (amount: string) => (
    <Sentence kept={{ amount }} say={(kept) => `Add ${kept.amount} more for free delivery`} />
  );
  const { container, rerender } = render(missing('KWD 5.000'));
  for (const element of container.querySelectorAll('span:not([translate])')) {
    const font = document.createElement('font');
    font.textContent = element.textContent;
    element.firstChild?.replaceWith(font);
  }
  rerender(missing('KWD 2.500'));
  expect(container.textContent).toBe('Add KWD 2.500 more for free delivery');
  rerender(<Sentence kept={{}} say={() => 'Delivery is free'} />);
  expect(container.textContent).toBe('Delivery is free');
});
