// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, IconButton, LinkButton, type RenderLink, UiProvider } from '../index.ts';

describe('a button', () => {
  it('does not send a form unless its type is submit', () => {
    render(<Button>Apply</Button>);
    expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('type')).toBe('button');
  });

  it('keeps its name and the focus while busy, and ignores further presses', async () => {
    const press = vi.fn();
    const send = vi.fn((event: React.SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" busy onClick={press}>
          Pay
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    await userEvent.click(button);
    expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('as a link uses the link of the shell', () => {
    const renderLink: RenderLink = ({ href, children, ...rest }) => (
      <a data-router="" href={`/ar${href}`} {...rest}>
        {children}
      </a>
    );
    render(
      <UiProvider dir="rtl" renderLink={renderLink}>
        <LinkButton href="/shop">المتجر</LinkButton>
      </UiProvider>,
    );
    const link = screen.getByRole('link', { name: 'المتجر' });
    expect(link.getAttribute('href')).toBe('/ar/shop');
    expect(link.hasAttribute('data-router')).toBe(true);
  });
});

describe('an icon button', () => {
  it.each([
    [0, undefined],
    [3, '3'],
    [128, '99+'],
  ])('is named by its label alone; a badge for %i is only drawn', (count, badge) => {
    render(<IconButton icon="bag" label="Cart, items" count={count} />);
    expect(screen.getByRole('button', { name: 'Cart, items' }).querySelector('bdi')?.textContent).toBe(badge);
  });
});
