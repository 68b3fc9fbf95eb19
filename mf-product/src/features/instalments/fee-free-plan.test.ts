import { expect, it } from 'vitest';
import { feeFreePlan } from './fee-free-plan.ts';

const plans = [
  { months: 3, fees_percent: 0, min_amount: 15 },
  { months: 6, fees_percent: 2, min_amount: 30 },
];

it('is the plan that costs nothing, with what is paid a month rounded down to the fils', () => {
  expect(feeFreePlan(plans, 27.5, 'KWD')).toEqual({ months: 3, monthly: 9.166 });
});

it('is the longest of those that cost nothing', () => {
  const longer = { months: 4, fees_percent: 0, min_amount: 20 };
  expect(feeFreePlan([...plans, longer], 20, 'KWD')).toEqual({ months: 4, monthly: 5 });
  expect(feeFreePlan([longer, ...plans], 19.999, 'KWD')?.months).toBe(3);
});

it('is offered from its smallest order on and not below', () => {
  expect(feeFreePlan(plans, 15, 'KWD')).toEqual({ months: 3, monthly: 5 });
  expect(feeFreePlan(plans, 14.999, 'KWD')).toBeNull();
});

it('is none where every plan has fees, and where there is no plan', () => {
  expect(feeFreePlan(plans.slice(1), 100, 'KWD')).toBeNull();
  expect(feeFreePlan([], 100, 'KWD')).toBeNull();
});
