import { ApiFailure } from './failure.ts';

// A statement that ran out of time or a database that is away: the caller may come back.
const busyCodes = new Set([
  '57014',
  '57P01',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  '40001',
  '40P01',
]);

// What the driver says without a code when it could not get a connection, or lost it in the middle of a statement.
const connectionLost = /^Connection terminated|timeout exceeded when trying to connect/;

// A NUL character: text that PostgreSQL cannot hold, so no row can match it either.
const unstorableCodes = new Set(['22021', '22P05']);

/** What a caller is told about an error that nobody threw on purpose. */
export function failureOf(error: Error & { code?: unknown }): ApiFailure {
  if (unstorableCodes.has(String(error.code))) return new ApiFailure(422, 'invalid_input');
  const isBusy = busyCodes.has(String(error.code)) || connectionLost.test(error.message);
  return isBusy
    ? new ApiFailure(503, 'unavailable', { retryAfterSeconds: 2 })
    : new ApiFailure(500, 'internal');
}
