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

/** The store cannot be read or written at all. Readers go on with what they know, writers answer 503. */
export class StoreUnreachable extends ReleaseRefusal {
  constructor(what: string, cause: unknown) {
    super(
      503,
      'store_unreachable',
      `The release store cannot be reached (${what}: ${cause instanceof Error ? cause.message : String(cause)}). Nothing was changed. Check the disk or the store's server, then repeat the command.`,
    );
    this.cause = cause;
  }
}
