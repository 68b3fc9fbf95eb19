import { checkoutDataSchema } from '@dana/contracts/api/checkout';
import { expect, it } from 'vitest';
import { isPossible, packagesFor } from './packages-for.ts';

const method = (id: number, has_installments: boolean) => ({ id, code: 'x', name: 'X', has_installments });
const ofMonths = (id: number, payment_method_id: number | null) => ({
  id,
  name: `${id} months`,
  months: id,
  payment_method_id,
});

/** Methods 1 and 2 take installments, 3 does not; packages of 3 months go with any, 6 with the first, 12 with the second. */
const data = checkoutDataSchema.parse({
  sub_total: 60,
  total: 60,
  payment_methods: [method(1, true), method(2, true), method(3, false)],
  installment_packages: [ofMonths(3, null), ofMonths(6, 1), ofMonths(12, 2)],
});

it.each([
  ['1', [3, 6]],
  ['2', [3, 12]],
  ['3', []],
  ['', []],
  ['9', []],
])('the method %j takes the packages of %j months', (methodId, months) => {
  expect(packagesFor(data, methodId).map((one) => one.months)).toEqual(months);
});

it('an order too small for any plan is not paid by installments', () => {
  expect(['1', '3', '9', ''].map((id) => isPossible(data, id))).toEqual([true, true, false, false]);
  const small = { ...data, installment_packages: [] };
  expect(['1', '3'].map((id) => isPossible(small, id))).toEqual([false, true]);
});
