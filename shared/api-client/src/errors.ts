/** The API understood the call and refused it (4xx), or failed (5xx). Its message is meant for the shopper. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** What is wrong, by field of the request. */
  readonly fields: Record<string, string[]>;
  /** How long to wait before asking again, where the API said so. Unit: seconds. */
  readonly retryAfterSeconds: number | undefined;
  /** The API's stable key for this refusal, where it gave one (`apiErrorCodes` of the contracts). */
  readonly code: string | undefined;

  constructor(
    status: number,
    message: string,
    fields: Record<string, string[]> = {},
    retryAfterSeconds?: number,
    code?: string,
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.code = code;
  }
}

/** No answer came: offline, refused, or later than the time limit. Nothing is known about what the server did. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  /** The time limit passed: the caller has waited long enough and should report it. */
  readonly isLate: boolean;

  constructor(message: string, { isLate = false, ...options }: ErrorOptions & { isLate?: boolean } = {}) {
    super(message, options);
    this.isLate = isLate;
  }
}

/** An answer came that breaks the contract; the message names the call and the first fields that do. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
}

/** An `ApiError`, also one made by another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
