// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Badge, Icon, Price, Stars } from '../index.ts';

describe('a price', () => {
  it('keeps code before number in a right-to-left page, and is read in words', () => {
    const { container } = render(<Price text="KWD 12.500" srText="12.500 Kuwaiti dinars" />);
    const amount = container.querySelector('bdi');
    expect(amount?.getAttribute('dir')).toBe('ltr');
    expect(amount?.textContent).toBe('KWD 12.500');
    expect(amount?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toContain('12.500 Kuwaiti dinars');
  });

  it('lets the code step back before a space that does not break', () => {
    const { container } = render(<Price text={'KWD\u00a0245.000'} />);
    expect(container.querySelector('bdi > span')?.textContent).toBe('KWD');
    expect(container.textContent).toBe('KWD\u00a0245.000');
  });

  it('strikes the old price and says "was" before it', () => {
    const { container } = render(
      <Price text="KWD 8.000" old={{ text: 'KWD 12.500', label: 'was' }} badge="-36%" />,
    );
    expect(container.querySelector('s')?.textContent).toBe('was KWD 12.500');
    expect(screen.getByText('-36%').getAttribute('dir')).toBe('ltr');
  });
});

describe('a badge', () => {
  it('leaves words to the direction of the page', () => {
    render(<Badge>جديد</Badge>);
    expect(screen.getByText('جديد').closest('bdi')).toBeNull();
  });
});

describe('stars', () => {
  it.each([
    [4.5, '108'],
    [9, '120'],
  ])('have one text alternative and are filled as far as %f, and never overflow', (value, width) => {
    const { container } = render(<Stars value={value} label="out of 5" />);
    expect(screen.getByRole('img', { name: 'out of 5' })).toBeTruthy();
    expect(container.querySelector('rect')?.getAttribute('width')).toBe(width);
  });
});

describe('an icon', () => {
  it('is decoration unless it has a label', () => {
    const { rerender } = render(<Icon name="heart" />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Icon name="heart" label="Kept" />);
    expect(screen.getByRole('img', { name: 'Kept' })).toBeTruthy();
  });

  it('flips with the direction only where it shows one', () => {
    const { container } = render(
      <>
        <Icon name="chevron-end" />
        <Icon name="search" />
      </>,
    );
    const [chevron, glass] = container.querySelectorAll('svg');
    expect(chevron?.classList.contains('mirror')).toBe(true);
    expect(glass?.classList.contains('mirror')).toBe(false);
  });
});
