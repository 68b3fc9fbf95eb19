// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, IconButton, IconLink, LinkButton, type RenderLink, UiProvider } from '../index.ts';

describe('a button', () => {
  it('does not send a form unless its type is submit', () => {
    render(<Button>Apply</Button>);
    expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('type')).toBe('button');
  });

  it('keeps its name and the focus while busy, and ignores further presses', async () => {
    const press = vi.fn();
    render(
      <Button busy onClick={press}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Pay' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('does not send its form a second time while busy', async () => {
    const send = vi.fn((event: React.SubmitEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(send).not.toHaveBeenCalled();
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
  it('is named by its label alone; badge and tooltip are only drawn', () => {
    render(<IconButton icon="bag" label="Cart, 3 items" count={3} />);
    const button = screen.getByRole('button', { name: 'Cart, 3 items' });
    expect(button.querySelector('bdi')?.textContent).toBe('3');
  });

  it('shows no badge at zero and "99+" above ninety-nine', () => {
    const { rerender } = render(<IconButton icon="bag" label="Cart" count={0} />);
    expect(screen.getByRole('button').querySelector('bdi')).toBeNull();
    rerender(<IconButton icon="bag" label="Cart" count={128} />);
    expect(screen.getByRole('button').querySelector('bdi')?.textContent).toBe('99+');
  });

  it('says whether it is pressed', () => {
    render(<IconButton icon="heart" label="Keep" aria-pressed />);
    expect(screen.getByRole('button', { name: 'Keep', pressed: true })).toBeTruthy();
  });

  it('can be a link', () => {
    render(<IconLink icon="heart" label="Wishlist, 2" href="/wishlist" count={2} />);
    expect(screen.getByRole('link', { name: 'Wishlist, 2' }).getAttribute('href')).toBe('/wishlist');
  });
});
