// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { QuantityStepper, type QuantityStepperProps } from '../index.ts';

const labels = { field: 'Quantity', increase: 'One more', decrease: 'One fewer' };

function show(props: Partial<QuantityStepperProps> = {}) {
  const onChange = vi.fn();
  render(<QuantityStepper value={2} max={10} onChange={onChange} labels={labels} {...props} />);
  return { onChange, field: screen.getByRole('textbox', { name: 'Quantity' }) };
}

describe('the quantity', () => {
  it('goes up and down by its buttons and by the keyboard', async () => {
    const { onChange, field } = show();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    await userEvent.click(screen.getByRole('button', { name: 'One fewer' }));
    await userEvent.type(field, '{ArrowUp}{ArrowDown}');
    expect(onChange.mock.calls).toEqual([[3], [1], [3], [1]]);
  });

  it.each(['7', '٧'])('takes %s as seven', async (digits) => {
    const { onChange, field } = show();
    await userEvent.clear(field);
    await userEvent.type(field, `${digits}{Enter}`);
    expect(onChange.mock.calls).toEqual([[7]]);
  });

  it('is cut to what can be had', async () => {
    const { onChange, field } = show();
    await userEvent.clear(field);
    await userEvent.type(field, '400');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[10]]);
  });

  it.each(['many', '1.5'])('stays as it was when %s is typed', async (text) => {
    const { onChange, field } = show();
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveProperty('value', '2');
  });

  it.each([
    ['400', 400],
    ['0', 0],
    ['٢٫٥', undefined],
  ])('gives %s as it was typed to who wants to answer it', async (text, typed) => {
    const onTyped = vi.fn();
    const { onChange, field } = show({ onTyped });
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.tab();
    expect(onTyped.mock.calls).toEqual([[typed]]);
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveProperty('value', '2');
  });

  it('cannot leave its limits, and the button keeps the focus there', async () => {
    const { onChange } = show({ value: 1 });
    const fewer = screen.getByRole('button', { name: 'One fewer' });
    await userEvent.click(fewer);
    expect(onChange).not.toHaveBeenCalled();
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(fewer);
  });

  it('gives a press at its limits to who wants to answer it', async () => {
    const onTyped = vi.fn();
    const { onChange } = show({ value: 10, onTyped });
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(onTyped.mock.calls).toEqual([[11]]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('waits while a change is on its way', async () => {
    const { onChange } = show({ busy: true });
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: 'Quantity' }).getAttribute('aria-busy')).toBe('true');
  });
});
