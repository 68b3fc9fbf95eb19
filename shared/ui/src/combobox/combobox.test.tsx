// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchBox, SearchSelect } from './index.tsx';

const areas = [
  {
    value: 'حولي',
    items: [
      { value: '1', label: 'السالمية' },
      { value: '2', label: 'الجابرية' },
    ],
  },
  { value: 'العاصمة', items: [{ value: '3', label: 'الدسمة' }] },
];

function AreaField({ onChange }: { onChange: (value: string) => void }) {
  return (
    <SearchSelect
      label="المنطقة"
      error="اختر منطقة"
      groups={areas}
      value=""
      onChange={onChange}
      matches={(option, query) => option.label.includes(query)}
      texts={{ empty: 'لا نتائج', open: 'فتح', clear: 'مسح' }}
      dir="rtl"
    />
  );
}

describe('a long list of choices', () => {
  it('is narrowed by typing and chosen by the keyboard', async () => {
    const onChange = vi.fn();
    render(<AreaField onChange={onChange} />);
    const field = screen.getByRole('combobox', { name: /المنطقة/ });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field, 'الجاب');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['الجابرية']),
    );
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2');
  });

  it('says when nothing fits', async () => {
    render(<AreaField onChange={() => {}} />);
    await userEvent.type(screen.getByRole('combobox', { name: /المنطقة/ }), 'باريس');
    expect(await screen.findByText('لا نتائج')).toBeTruthy();
  });
});

type Picks = { onPick: (item: string) => void; onSubmit: () => void };

function Search({ onPick, onSubmit }: Picks) {
  const [text, setText] = useState('');
  return (
    <SearchBox
      label="Search"
      value={text}
      onValueChange={setText}
      groups={text.length >= 2 ? [{ value: 'Products', items: ['Headphones', 'Headset'] }] : []}
      itemKey={(item) => item}
      itemText={(item) => item}
      renderItem={(item) => item}
      onPick={onPick}
      onSubmit={onSubmit}
      texts={{
        submit: 'Find',
        clear: 'Clear',
        placeholder: 'Search the shop',
        status: `${text.length} letters`,
      }}
    />
  );
}

describe('the search box', () => {
  it('opens the suggestion that was reached with the arrows', async () => {
    const picks = { onPick: vi.fn(), onSubmit: vi.fn() };
    render(<Search {...picks} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'he');
    await screen.findByRole('option', { name: 'Headphones' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(picks.onPick).toHaveBeenCalledWith('Headset');
    expect(picks.onSubmit).not.toHaveBeenCalled();
  });

  it('submits what was typed when no suggestion is chosen', async () => {
    const picks = { onPick: vi.fn(), onSubmit: vi.fn() };
    render(<Search {...picks} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'he{Enter}');
    expect(picks.onSubmit).toHaveBeenCalled();
    expect(picks.onPick).not.toHaveBeenCalled();
  });
});
