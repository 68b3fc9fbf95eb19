// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../index.ts';
import { ChoiceMenu, Menu } from './index.tsx';

describe('a menu', () => {
  it('opens by the keyboard, moves by arrows and does what is chosen', async () => {
    const signOut = vi.fn();
    render(
      <Menu
        trigger={<Button>Account</Button>}
        groups={[
          [{ id: 'profile', text: 'My profile', href: '/profile' }],
          [{ id: 'out', text: 'Sign out', onSelect: signOut }],
        ]}
      />,
    );
    screen.getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    const link = await screen.findByRole('menuitem', { name: 'My profile' });
    expect(link.getAttribute('href')).toBe('/profile');
    await waitFor(() => expect(document.activeElement).toBe(link));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('of choices marks the current one and reports a new one', async () => {
    const choose = vi.fn();
    render(
      <ChoiceMenu
        trigger={<Button>KWD</Button>}
        label="Currency"
        value="KWD"
        onChange={choose}
        options={[
          { id: 'KWD', text: 'Kuwaiti dinar' },
          { id: 'USD', text: 'US dollar' },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'KWD' }));
    const chosen = await screen.findByRole('menuitemradio', { name: 'Kuwaiti dinar' });
    expect(chosen.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'US dollar' }));
    expect(choose).toHaveBeenCalledWith('USD');
  });
});
