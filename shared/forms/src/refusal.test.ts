import { ApiError, MalformedAnswerError, UnreachableError } from '@dana/api-client';
import { expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const texts = { unreachable: 'No answer.', failed: 'That did not work.' };
const fieldOf = (name: string) => (name === 'email' ? name : undefined);
const refuse = (error: unknown) => refusalOf(error, fieldOf, texts);

it('says at a field what the shop refused there, and of the form what it has no field for', () => {
  const error = new ApiError(422, 'Check the form.', { email: ['Taken'], items: ['Sold out'] });
  expect(refuse(error)).toEqual({ fields: [['email', 'Taken']], problem: 'Sold out', isFault: false });
});

it.each([
  [new ApiError(401, 'Wrong password.', {}), 'Wrong password.'],
  [new ApiError(422, '', { items: ['Sold out'] }), 'Sold out'],
  [new ApiError(403, '', {}), 'That did not work.'],
  [new ApiError(503, '', {}), 'No answer.'],
  [new UnreachableError('offline'), 'No answer.'],
  [new MalformedAnswerError('no JSON'), 'No answer.'],
])('says of the whole form after %s: %s', (error, problem) => {
  expect(refuse(error)).toEqual({ fields: [], problem, isFault: false });
});

it('says what the form itself has to say, and nothing of the fields, where it keeps back why', () => {
  const of = () => 'There is no such order.';
  const error = new ApiError(422, 'Check the form.', { email: ['Unknown'] });
  expect(refusalOf(error, fieldOf, { ...texts, of })).toEqual({
    fields: [],
    problem: 'There is no such order.',
    isFault: false,
  });
});

it('reports an error that is neither of the API nor of the connection as a bug of the shop', () => {
  expect(refuse(new TypeError('x is undefined'))).toMatchObject({
    problem: 'That did not work.',
    isFault: true,
  });
});
