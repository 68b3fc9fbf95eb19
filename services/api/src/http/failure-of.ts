import { S3Fault } from '@dana/server/s3/s3-fault';
import { ApiFailure } from './failure.ts';

// A statement that ran out of time, or a database that is away or refuses more connections: the caller may come back.
const busyCodes = new Set([
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '53300',
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// A full or read-only disk, of the database or of this process: it takes writes again once somebody made room.
const noRoomCodes = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EROFS']);

// PostgreSQL's class of errors about connections.
const isAboutConnection = /^08/;

// What the drivers say without a code when they could not get a connection, or lost it between or within statements.
const connectionLost =
  /^Connection terminated|^Connection ended unexpectedly|is not queryable$|timeout exceeded when trying to connect|connection has been discarded/;

// A NUL character: text that PostgreSQL cannot hold, so no row can match it either.
const unstorableCodes = new Set(['22021', '22P05']);

/** What a caller is answered after an error that nobody threw on purpose. */
export function failureOf(error: Error & { code?: unknown }): ApiFailure {
  const code = String(error.code);
  if (unstorableCodes.has(code)) return new ApiFailure(422, 'invalid_input');
  if (noRoomCodes.has(code)) return new ApiFailure(503, 'unavailable', { retryAfterSeconds: 10 });
  if (error instanceof S3Fault) return new ApiFailure(503, 'unavailable', { retryAfterSeconds: 10 });
  const isBusy = busyCodes.has(code) || isAboutConnection.test(code) || connectionLost.test(error.message);
  return isBusy
    ? new ApiFailure(503, 'unavailable', { retryAfterSeconds: 2 })
    : new ApiFailure(500, 'internal');
}
