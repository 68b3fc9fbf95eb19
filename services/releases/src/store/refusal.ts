import { S3Fault } from '@dana/server/s3/s3-fault';

/** HTTP status that the release API answers with; the command line maps every one of them to exit code 1. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 422 | 423 | 429 | 503;

/**
 * A release change that was not made, with a sentence that says why and what to do.
 * It is an expected outcome, not a bug: callers show `message` and go on.
 */
export class ReleaseRefusal extends Error {
  override readonly name = 'ReleaseRefusal';
  readonly status: RefusalStatus;
  /** Stable word for scripts, for example `version_exists`. */
  readonly code: string;
  readonly details: Record<string, unknown>;

  constructor(status: RefusalStatus, code: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const fullCodes = ['ENOSPC', 'EDQUOT'];
const readOnlyCodes = ['EROFS', 'EACCES', 'EPERM'];

/**
 * The store cannot be read or written at all. Readers go on with what they know, writers answer 503. The message names
 * keys of the store and the system's code, no path of this machine.
 */
export class StoreUnreachable extends ReleaseRefusal {
  constructor(what: string, cause: unknown) {
    const why = codeOf(cause) ?? (cause instanceof Error ? cause.message : String(cause));
    super(503, ...(cause instanceof S3Fault && cause.isLasting ? refused(what, why) : explain(what, why)));
    this.cause = cause;
  }
}

/** What the storage says itself names what to do. */
const refused = (what: string, why: string): [code: string, message: string] => [
  'store_refused',
  `The storage of the releases does not do this (${what}). ${why} Nothing was changed.`,
];

function explain(what: string, why: string): [code: string, message: string] {
  if (fullCodes.includes(why))
    return [
      'store_full',
      `The disk of the release store is full. Nothing was changed (${what}: ${why}). Make room on it, then repeat the command.`,
    ];
  if (readOnlyCodes.includes(why))
    return [
      'store_read_only',
      `The release store cannot be written by this process. Nothing was changed (${what}: ${why}). Make its folder writable, then repeat the command.`,
    ];
  return [
    'store_unreachable',
    `The release store cannot be reached (${what}: ${why}). Nothing was changed. Check the disk or the store's server, then repeat the command.`,
  ];
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause && 'syscall' in cause ? String(cause.code) : undefined;
}
