// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PaymentMethods } from './index.tsx';

const knet = { id: '4', name: 'كي نت' };
const cash = { id: '1', name: 'الدفع نقدًا عند الاستلام' };

it('names each way to pay once, in the order of the API', () => {
  render(<PaymentMethods methods={[knet, cash]} label="طرق الدفع" />);
  const names = within(screen.getByRole('list', { name: 'طرق الدفع' })).getAllByRole('listitem');
  expect(names.map((name) => name.textContent)).toEqual([knet.name, cash.name]);
});

it('says nothing of ways to pay where the shop offers none', () => {
  const { container } = render(<PaymentMethods methods={[]} label="Payment methods" />);
  expect(container.innerHTML).toBe('');
});

it('keeps its place without a list until they are known', () => {
  const { container } = render(<PaymentMethods methods={undefined} label="Payment methods" />);
  expect(container.firstElementChild?.tagName).toBe('DIV');
  expect(screen.queryByRole('list')).toBeNull();
});
