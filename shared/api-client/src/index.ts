export type { ApiClient, ApiClientOptions, MadeCall } from './api-client.ts';
export { createApiClient } from './create-api-client.ts';
export { ApiError, MalformedAnswerError, UnreachableError, isApiError } from './errors.ts';
export { createQueryClient } from './create-query-client.ts';
export type { Schema, SchemaSource } from './schema.ts';
export { newRequestId } from './request-id.ts';
