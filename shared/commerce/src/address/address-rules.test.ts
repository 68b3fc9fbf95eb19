import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressRules } from './address-rules.ts';

/** Each field that is wrong, and the key of its message. */
function problems(need: keyof typeof addressRules, values: Record<string, unknown>) {
  const { error } = z.object(addressRules[need]).safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

const area = { country_id: '1', city_id: '2' };
const inKuwait = { ...area, block: '4', street: '12', building: '7' };
const abroad = { ...area, line: '12 Palm Road' };
const required = 'validation.required';
const tooLong = 'validation.tooLong';

describe('an address in Kuwait', () => {
  it('needs area, block, street and building', () => {
    expect(problems('kuwait', inKuwait)).toEqual({});
    expect(problems('kuwait', {})).toEqual({
      country_id: required,
      city_id: required,
      block: required,
      street: required,
      building: required,
    });
  });

  it('has room for what a driver needs, and for no novel', () => {
    const optional = { avenue: '2', floor: '3', flat: '9', paci: '12345678' };
    expect(problems('kuwait', { ...inKuwait, ...optional, landmark: 'Beside the mosque' })).toEqual({});
    const [word, line] = ['x'.repeat(61), 'x'.repeat(201)];
    expect(
      problems('kuwait', {
        ...{ country_id: word, city_id: word, postal_code: word, block: word, street: word, building: word },
        ...{ avenue: word, floor: word, flat: word, paci: word, landmark: line },
      }),
    ).toEqual({
      ...{ country_id: tooLong, city_id: tooLong, postal_code: tooLong },
      ...{ block: tooLong, street: tooLong, building: tooLong },
      ...{ avenue: tooLong, floor: tooLong, flat: tooLong, paci: tooLong, landmark: tooLong },
    });
  });
});

describe('an address elsewhere', () => {
  it('is a line in an area, with a town or without', () => {
    expect(problems('elsewhere', abroad)).toEqual({});
    expect(problems('elsewhere', { ...abroad, town: 'Riffa' })).toEqual({});
    expect(problems('elsewhere', {})).toEqual({ country_id: required, city_id: required, line: required });
    expect(problems('elsewhere', { ...abroad, line: 'x'.repeat(301), town: 'x'.repeat(121) })).toEqual({
      line: tooLong,
      town: tooLong,
    });
  });
});

it('a saved address needs nothing to be typed', () => {
  expect(problems('none', {})).toEqual({});
});
