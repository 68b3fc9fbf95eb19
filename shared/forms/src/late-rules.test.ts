import { beforeEach, expect, it, vi } from 'vitest';
import { emptyFields, lateResolver } from './late-resolver.ts';
import { lateRules } from './late-rules.ts';

beforeEach(() => vi.useFakeTimers());

/** Rules in a file that does not come until the test releases it. */
function lostRules<Rules>(rules: Rules) {
  const file = { isLost: true, asked: 0 };
  const load = async () => {
    file.asked += 1;
    if (file.isLost) throw new Error('The file did not arrive.');
    return rules;
  };
  return { file, load };
}

it('are asked for three times with a press, and are then none; the next press asks again', async () => {
  const { file, load } = lostRules('rules');
  const ask = lateRules(load);
  expect(file.asked).toBe(0);
  for (const asked of [3, 6]) {
    const answer = ask();
    await vi.advanceTimersByTimeAsync(1_500);
    await expect(answer).resolves.toBeUndefined();
    expect(file.asked).toBe(asked);
  }
  file.isLost = false;
  await expect(ask()).resolves.toBe('rules');
  await expect(ask()).resolves.toBe('rules');
  expect(file.asked).toBe(7);
});

type Values = { name: string; terms: boolean };
type Checked = { values: object; errors: object };

it('let a form pass what was typed when they are lost, but for what only the form asks', async () => {
  const rules = () => ({ values: {}, errors: { name: { type: 'rule', message: 'validation.invalid' } } });
  const { file, load } = lostRules(rules);
  const resolve = lateResolver<
    (values: Values, context: undefined, options: object) => Checked | Promise<Checked>
  >(
    async () => load(),
    ({ terms }) => (terms ? {} : { terms: 'validation.terms' }),
  );
  const checked = async (values: Values) => {
    const answer = resolve(values, undefined, {});
    await vi.advanceTimersByTimeAsync(1_500);
    return answer;
  };
  const values = { name: '', terms: true };
  expect(await checked(values)).toEqual({ values, errors: {} });
  expect(await checked({ name: '', terms: false })).toEqual({
    values: {},
    errors: { terms: { type: 'required', message: 'validation.terms' } },
  });
  file.isLost = false;
  expect(await checked(values)).toMatchObject({ errors: { name: { message: 'validation.invalid' } } });
});

it('name the fields that hold nothing', () => {
  expect(emptyFields({ block: ' ', street: '12' }, ['block', 'street'])).toEqual({
    block: 'validation.required',
  });
});
