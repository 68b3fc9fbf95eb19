import { expect, it } from 'vitest';
import { failureOf } from './failure-of.ts';

const thrown = (message: string, code?: string) => Object.assign(new Error(message), { code });

it.each([
  ['a statement that took too long', thrown('canceling statement', '57014')],
  ['a server that goes down', thrown('terminating connection', '57P01')],
  ['no server', thrown('connect ECONNREFUSED', 'ECONNREFUSED')],
  ['two transactions in each other’s way', thrown('deadlock detected', '40P01')],
  ['a connection lost in the middle', thrown('Connection terminated unexpectedly')],
  ['a connection that never came', thrown('Connection terminated due to connection timeout')],
  [
    'a connection lost between statements',
    thrown('Client has encountered a connection error and is not queryable'),
  ],
  ['a transaction that stood idle too long', thrown('terminating connection due to timeout', '25P03')],
  ['a server that was ended at once', thrown('terminating connection because of crash', '57P02')],
  ['a server that is starting', thrown('the database system is starting up', '57P03')],
  ['a server with too many connections', thrown('sorry, too many clients already', '53300')],
  ['no free connection', thrown('timeout exceeded when trying to connect')],
])('the caller may come back after %s', (_, error) => {
  const { status, code, details } = failureOf(error);
  expect([status, code, details.retryAfterSeconds]).toEqual([503, 'unavailable', 2]);
});

it.each(['53100', 'ENOSPC', 'EDQUOT', 'EROFS'])(
  'the caller may come back once there is room on the disk: %s',
  (code) => {
    const failure = failureOf(thrown('could not extend file: No space left on device', code));
    expect([failure.status, failure.details.retryAfterSeconds]).toEqual([503, 10]);
  },
);

it('text that the database cannot hold is the caller’s mistake, and everything else ours', () => {
  expect(failureOf(thrown('invalid byte sequence', '22021')).status).toBe(422);
  expect(failureOf(thrown('x is not a function')).status).toBe(500);
});
