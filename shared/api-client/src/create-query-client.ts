import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './errors.ts';

const staleTimeMs = 30_000;
const maximumRetries = 2;
const firstRetryDelayMs = 400;

/**
 * The cache of one document. A read that got no answer or a 5xx is tried again at most twice, with a delay that
 * grows and is spread out; a refusal or a malformed answer would be the same again, and after the time limit the shopper
 * sees the failure instead of waiting for as long again. Writes are never repeated.
 * @param isServer – on the server nothing is retried: the page is answered, the browser tries again.
 */
export function createQueryClient({ isServer = false } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTimeMs,
        refetchOnWindowFocus: false,
        retry: isServer ? false : (failures, error) => failures < maximumRetries && mayPass(error),
        retryDelay: (failures) => firstRetryDelayMs * 2 ** failures * (0.75 + Math.random() / 2),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function mayPass(error: Error): boolean {
  if (error.name === 'UnreachableError') return !('isLate' in error && error.isLate);
  return isApiError(error) && error.status >= 500;
}
