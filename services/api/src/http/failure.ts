import type { ApiErrorBody, ApiErrorCode } from '@dana/contracts/api/error';
import { cartIsEmptyMessage } from '@dana/contracts/api/error';
import type { Lang } from './context.ts';
import type { ValidationKey } from '@dana/contracts/api/validation';
import { fieldText, refusalText } from '../messages.ts';

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

type FailureDetails = {
  params?: Record<string, string | number>;
  /** Field (dotted path) to message key; the text is made in the language of the request. */
  fields?: Record<string, ValidationKey | ApiErrorCode>;
  retryAfterSeconds?: number;
};

/** A refusal that the caller is meant to read. Everything else that is thrown is a bug and answers 500. */
export class ApiFailure extends Error {
  readonly status: FailureStatus;
  readonly code: ApiErrorCode;
  readonly details: FailureDetails;

  constructor(status: FailureStatus, code: ApiErrorCode, details: FailureDetails = {}) {
    super(code);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const notFound = () => new ApiFailure(404, 'not_found');

/** The one error form of the API. */
export function failureBody(failure: ApiFailure, lang: Lang, requestId?: string): ApiErrorBody {
  const { params = {}, fields } = failure.details;
  const errors =
    fields &&
    Object.fromEntries(Object.entries(fields).map(([field, key]) => [field, [fieldText(key, lang, params)]]));
  return {
    success: false,
    message: failure.code === 'cart_is_empty' ? cartIsEmptyMessage : refusalText(failure.code, lang, params),
    code: failure.code,
    ...(Object.keys(params).length > 0 && { params }),
    ...(errors && { errors }),
    ...(failure.status >= 500 && requestId && { request_id: requestId }),
  };
}
