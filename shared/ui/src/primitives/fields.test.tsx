// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Checkbox, ChoiceGroup, RadioCard, TextArea, TextField } from '../index.ts';

describe('a text field', () => {
  it('is named by its label and described by hint and error, and not called wrong while it is right', () => {
    const { rerender } = render(
      <TextField label="Mobile" type="tel" hint="Only for the driver" error="Eight digits, please" />,
    );
    const field = screen.getByRole('textbox', { name: 'Mobile' });
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Eight digits, please', 'Only for the driver']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    rerender(<TextField label="Mobile" type="tel" />);
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ]);
  });

  it.each([
    ['email', 'ltr'],
    ['tel', 'ltr'],
    ['password', 'ltr'],
    ['url', 'ltr'],
    ['text', 'auto'],
    ['many lines', 'auto'],
  ])('for %s is written in the direction %s', (type, dir) => {
    render(type === 'many lines' ? <TextArea label="Field" /> : <TextField label="Field" type={type} />);
    expect(screen.getByLabelText('Field').getAttribute('dir')).toBe(dir);
  });

  it('keeps a unit before its value in right-to-left pages', () => {
    render(<TextField label="Mobile" type="tel" unit="+965" />);
    expect(screen.getByText('+965').parentElement?.getAttribute('dir')).toBe('ltr');
  });
});

describe('choices', () => {
  it('a check box says its error', () => {
    render(<Checkbox label="I agree" error="Please agree to go on" />);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    const errorId = box.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(errorId)?.textContent).toBe('Please agree to go on');
  });

  it('a field that may stay empty says so in its name, with a space, and is not called required', () => {
    render(<TextField label="Phone" note="optional" aria-required />);
    expect(screen.getByRole('textbox', { name: 'Phone optional' }).hasAttribute('aria-required')).toBe(false);
    render(<TextField label="E-mail" aria-required />);
    expect(screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-required')).toBe('true');
  });

  it('a group of which one must be chosen is a required group of radios', () => {
    render(
      <ChoiceGroup legend="Way to pay" isRequired>
        <RadioCard name="way" title="KNET" text="On your bank’s page" />
        <RadioCard name="way" title="Cash" />
      </ChoiceGroup>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Way to pay' }).getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('radio', { name: /KNET/ }).hasAttribute('required')).toBe(false);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});
