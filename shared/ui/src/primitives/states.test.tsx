// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Notice, ProgressBar, SectionHeading, StateView, useDirection } from '../index.ts';

describe('states of a region', () => {
  it('a failure is announced, and loading is a busy status', () => {
    render(<StateView kind="error" title="Reviews could not be loaded." />);
    expect(screen.getByRole('alert').textContent).toContain('Reviews could not be loaded.');
    render(<StateView kind="loading" title="One moment" />);
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  });
});

describe('a notice', () => {
  it('of an error interrupts, of a success waits', () => {
    render(
      <>
        <Notice tone="error">Refused</Notice>
        <Notice tone="success">Saved</Notice>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Refused');
    expect(screen.getByRole('status').textContent).toBe('Saved');
  });

  it('closes by a named button', async () => {
    const close = vi.fn();
    render(
      <Notice onClose={close} closeLabel="Close">
        Free delivery
      </Notice>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('small parts', () => {
  it('progress says how far it is and never more than all', () => {
    render(<ProgressBar percent={140} label="Free shipping" />);
    expect(screen.getByRole('progressbar', { name: 'Free shipping' }).getAttribute('aria-valuenow')).toBe(
      '100',
    );
  });

  it('the title of a page can take the focus after a change of page', () => {
    render(<SectionHeading level={1} title="Cart" />);
    screen.getByRole('heading', { level: 1 }).focus();
    expect(document.activeElement?.textContent).toBe('Cart');
  });

  it('a part outside the provider follows the document’s direction', () => {
    const Shown = () => <output>{useDirection()}</output>;
    document.documentElement.dir = 'rtl';
    render(<Shown />);
    expect(screen.getByRole('status').textContent).toBe('rtl');
    document.documentElement.dir = '';
  });
});
