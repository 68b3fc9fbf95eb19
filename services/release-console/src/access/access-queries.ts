import type { TokenAnswer, TokensAnswer } from '@dana/releases/admin/release-admin';
import { useQuery } from '@tanstack/react-query';
import { call } from '../calls/release-call.ts';

/** Who asks, and what they may. */
export const useOwnRights = () =>
  useQuery({ queryKey: ['token'], queryFn: ({ signal }) => call<TokenAnswer>('/v1/token', { signal }) });

/** Every token, the newest first. Errors: 403 without `tokens:*`. */
export const useTokens = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['tokens'],
    queryFn: ({ signal }) => call<TokensAnswer>('/v1/tokens', { signal }),
    select: ({ tokens }) => tokens,
    enabled: isAllowed,
  });
