import { type DestinationStream, type Logger, pino } from 'pino';

type Failure = Error & { code?: unknown };

/**
 * The API's log: one JSON object a line. Of what went wrong it keeps what is needed to find it, and nothing else: the
 * errors of a database carry the values of its statements, those of a mail server the addresses.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeFailure } };
  return destination ? pino(options, destination) : pino(options);
}

/** Kind, message, code and stack of an error. Messages of our own and of the database name no values of shoppers. */
function describeFailure(thrown: unknown) {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { name, message, code, stack } = thrown as Failure;
  return { type: name, message, ...(code !== undefined && { code }), stack };
}

const noRoomCodes = ['ENOSPC', 'EDQUOT'];
const noRightCodes = ['EROFS', 'EACCES', 'EPERM'];

/**
 * What to say when a start failed: for a folder that cannot be written what to do about it, for all else the error's
 * own message.
 */
export function startFailure(error: Error & { code?: unknown }, dataDir: string): string {
  const code = String(error.code);
  if (![...noRoomCodes, ...noRightCodes].includes(code)) return error.message;
  const remedy = noRoomCodes.includes(code)
    ? 'Make room on that disk'
    : 'Make the folder writable for this user';
  return `The API cannot start: ${dataDir} cannot be written (${code}). ${remedy}, or set DATA_DIR to another folder.`;
}
