// @vitest-environment happy-dom
import { endOverlays } from '@dana/contracts/overlays';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Drawer } from '../drawer/index.tsx';
import { Dialog } from './index.tsx';

type Side = 'start' | 'end';

function Page({ side }: { side?: Side }) {
  const [isOpen, setIsOpen] = useState(false);
  const modal = { open: isOpen, onOpenChange: setIsOpen, title: 'Shopping cart', closeLabel: 'Close' };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Cart
      </button>
      {side ? (
        <Drawer {...modal} side={side} footer={<a href="/checkout">Checkout</a>}>
          Two things
        </Drawer>
      ) : (
        <Dialog {...modal} description="What you chose">
          Two things
        </Dialog>
      )}
    </>
  );
}

async function open(side?: Side) {
  render(<Page {...(side ? { side } : {})} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
  return screen.findByRole('dialog', { name: 'Shopping cart' });
}

describe('a dialog', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('is named and described by its words, closes by %s and gives the focus back', async (_, close) => {
    const dialog = await open();
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('What you chose');
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cart' }));
  });

  it('closes when the shop goes somewhere else', async () => {
    await open();
    await act(async () => endOverlays());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stands in the shell’s place for floating parts, so that direction and theme reach it', async () => {
    const place = document.createElement('div');
    place.setAttribute('data-portal-root', '');
    document.body.append(place);
    const dialog = await open();
    expect(place.contains(dialog)).toBe(true);
    place.remove();
  });
});

describe('a drawer', () => {
  it.each(['start', 'end'] as const)('enters from the %s edge and keeps its foot in sight', async (side) => {
    const drawer = await open(side);
    expect(drawer.classList.contains(side)).toBe(true);
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeTruthy();
  });
});
