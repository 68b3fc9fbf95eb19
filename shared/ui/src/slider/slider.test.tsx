// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type Direction, UiProvider } from '../index.ts';
import { RangeSlider } from './index.tsx';

const labels = {
  ...{ group: 'Price', lowest: 'From', highest: 'To', apply: 'Filter' },
  range: (lowest: string, highest: string) => `from ${lowest} to ${highest}`,
};

async function show(dir: Direction = 'ltr', decimals?: number) {
  const onCommit = vi.fn();
  await act(async () => {
    render(
      <UiProvider dir={dir}>
        <RangeSlider
          labels={labels}
          value={[5, 90]}
          min={0}
          max={100}
          unit="KWD"
          decimals={decimals}
          onCommit={onCommit}
          format={(value) => `KWD ${value}.000`}
        />
      </UiProvider>,
    );
  });
  return onCommit;
}

describe('the price range', () => {
  it('has two named ends with their price as text', async () => {
    await show();
    const [lowest, highest] = screen.getAllByRole('slider');
    expect(lowest?.getAttribute('aria-label')).toBe('From');
    expect(lowest?.getAttribute('aria-valuetext')).toBe('KWD 5.000');
    expect(highest?.getAttribute('aria-valuetext')).toBe('KWD 90.000');
    // In the direction of the page, as its words are.
    expect(screen.getByText('from KWD 5.000 to KWD 90.000').getAttribute('dir')).toBeNull();
  });

  it('shows both ends with the decimals of their currency, and takes them back unchanged', async () => {
    const onCommit = await show('rtl', 3);
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveProperty('value', '5.000');
    const highest = screen.getByRole('textbox', { name: 'To' });
    expect(highest).toHaveProperty('value', '90.000');
    await userEvent.type(highest, '{Enter}');
    expect(onCommit).not.toHaveBeenCalled();
  });

  it.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ] as const)('in %s is raised with %s', async (dir, key) => {
    const onCommit = await show(dir);
    screen.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard(key);
    expect(onCommit).toHaveBeenLastCalledWith([6, 90]);
  });

  it('comes from the server with its two fields and without style attributes', () => {
    const html = renderToString(
      <RangeSlider labels={labels} value={[5, 90]} min={0} max={100} onCommit={() => {}} format={String} />,
    );
    expect(html).toContain('value="5"');
    expect(html).not.toContain('style=');
  });

  it('takes what was typed by its button, also when the press does not take the focus along', async () => {
    const onCommit = await show();
    const field = screen.getByRole('textbox', { name: 'To' });
    await userEvent.clear(field);
    await userEvent.type(field, '70');
    act(() => screen.getByRole('button', { name: 'Filter' }).click());
    expect(onCommit).toHaveBeenLastCalledWith([5, 70]);
    expect(onCommit).toHaveBeenCalledOnce();
  });

  it.each([
    ['12.5', [12.5, 90]],
    ['١٢٫٥', [12.5, 90]],
    ['400', [90, 400]],
  ])(
    'takes a typed lowest price of %s, and puts ends that are the wrong way round right',
    async (typed, range) => {
      const onCommit = await show();
      const field = screen.getByRole('textbox', { name: 'From' });
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      expect(onCommit).toHaveBeenLastCalledWith(range);
    },
  );

  it('takes both ends as one entry, beyond the ends it had as well', async () => {
    const onCommit = await show();
    const [from, to] = ['From', 'To'].map((name) => screen.getByRole('textbox', { name }));
    if (!from || !to) throw new Error('There are no two fields.');
    await userEvent.clear(from);
    await userEvent.type(from, '120');
    await userEvent.clear(to);
    await userEvent.type(to, '150');
    expect(onCommit).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    expect(onCommit.mock.calls).toEqual([[[120, 150]]]);
  });

  it.each(['', 'abc', '-5', '1e3'])('keeps what was there where %j is typed', async (typed) => {
    const onCommit = await show();
    const field = screen.getByRole('textbox', { name: 'To' });
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.keyboard('{Enter}');
    expect(onCommit).not.toHaveBeenCalled();
    expect(field).toHaveProperty('value', '90');
  });
});
