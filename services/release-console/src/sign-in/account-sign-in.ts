import type { SessionAnswer } from '@dana/releases/admin/session/session-answer';
import { useQuery } from '@tanstack/react-query';
import { forgetCredentials } from '../calls/credentials.ts';
import { CallFailure, call } from '../calls/release-call.ts';
import { currentKey, makeKey } from '../calls/session-key.ts';

/** By which provider people can sign in here; undefined where there are only tokens, or the server is an older one. */
export function useAccountProvider(): string | undefined {
  const { data } = useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => call<SessionAnswer>('/v1/session', { signal }),
    retry: false,
  });
  return data?.openId?.name;
}

/** Leaves for the provider's page, which leads back to this one. Errors: `CallFailure`; then this page stays. */
export async function signInWithAccount(): Promise<void> {
  const key = await makeKey();
  const page = location.pathname + withoutReason(location.search);
  try {
    const { url } = await call<{ url: string }>('/v1/session/start', { method: 'POST', body: { page, key } });
    location.assign(url);
  } catch (error) {
    forgetCredentials();
    throw error;
  }
}

/** Ends what this tab has, and a session with an account everywhere. */
export function signOut(): void {
  if (currentKey() !== null) void call('/v1/session', { method: 'DELETE' }).catch(() => undefined);
  forgetCredentials();
}

/** Why a sign-in was refused, when this page was opened with that; it is taken out of the address. */
export function takeReason(): CallFailure | undefined {
  const code = new URLSearchParams(location.search).get('signIn');
  if (code === null) return undefined;
  forgetCredentials();
  history.replaceState(null, '', location.pathname + withoutReason(location.search));
  const isKnown = /^(sign_in_|too_many)/.test(code);
  return new CallFailure(code, { status: 403, code: isKnown ? code : 'sign_in_failed' });
}

function withoutReason(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('signIn');
  return query.size > 0 ? `?${query}` : '';
}
