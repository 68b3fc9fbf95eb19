// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaymentMark, PaymentMarks } from './index.tsx';
import { markKindOf } from './mark-kind.ts';

const method = (id: string, code: string, name: string, has_installments = false) => ({
  id,
  code,
  name,
  has_installments,
});
const knet = method('4', 'knet', 'كي نت');
const cash = method('1', 'cash-on-delivery', 'الدفع نقدًا عند الاستلام');

it('draws each way to pay once, in the order of the API and under the API’s name', () => {
  render(<PaymentMarks methods={[knet, cash]} label="طرق الدفع" />);
  const marks = within(screen.getByRole('list', { name: 'طرق الدفع' })).getAllByRole('img');
  expect(marks.map((mark) => mark.querySelector('title')?.textContent)).toEqual([knet.name, cash.name]);
  const [first, second] = marks.map((mark) => mark.querySelector('path:last-child')?.getAttribute('d'));
  expect(first).toMatch(/\d/);
  expect(second).not.toBe(first);
});

it('says nothing of ways to pay where the shop offers none', () => {
  const { container } = render(<PaymentMarks methods={[]} label="Payment methods" />);
  expect(container.innerHTML).toBe('');
});

it('keeps its place without a list until they are known', () => {
  const { container } = render(<PaymentMarks methods={undefined} label="Payment methods" />);
  expect(container.firstElementChild?.tagName).toBe('DIV');
  expect(screen.queryByRole('list')).toBeNull();
});

it('is no second name beside words', () => {
  const { container } = render(<PaymentMark method={knet} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it.each([
  ['knet', false, 'knet'],
  ['cash-on-delivery', false, 'cash'],
  ['card-on-delivery', false, 'machine'],
  ['dana-installments', true, 'installments'],
  ['apple-pay', false, 'wallet'],
  ['visa-mastercard', false, 'card'],
  ['something-new', false, 'card'],
  ['', false, 'card'],
] as const)(
  'a way to pay called "%s" (by installments: %s) is drawn as %s',
  (code, has_installments, kind) => {
    expect(markKindOf({ code, has_installments })).toBe(kind);
  },
);
