import * as openId from 'openid-client';
import { ReleaseRefusal } from '../../store/refusal.ts';

const sentences = {
  sign_in_unreachable: 'The sign-in provider cannot be reached. Try again, or use a token.',
  sign_in_refused: 'The sign-in provider did not let you in, or you stopped there.',
  sign_in_clock:
    'The clocks of this server and of the sign-in provider do not agree. Set them right, or use a token.',
  sign_in_other: 'This answer belongs to another sign-in. Sign in again.',
  sign_in_over: 'This sign-in took too long, or was used already. Sign in again.',
  sign_in_untrusted:
    'The answer of the sign-in provider could not be trusted. Sign in again, or use a token.',
  sign_in_no_role: 'You are known, but have no role here. Ask a release manager for one.',
} as const;
export type SignInCode = keyof typeof sentences;

/** That nobody was signed in, and why. @param cause – for the developer; never shown. */
export function signInRefusal(code: SignInCode, cause?: unknown): ReleaseRefusal {
  const status = code === 'sign_in_unreachable' ? 503 : 403;
  return Object.assign(new ReleaseRefusal(status, code, sentences[code]), { cause });
}

/** The provider's or the library's word for what went wrong, for the log: `invalid_client`. */
export function wordOfCause({ cause }: Error): string | undefined {
  const { error, code } = (cause ?? {}) as { error?: unknown; code?: unknown };
  return [error, code].find((word): word is string => typeof word === 'string' && /^\w{1,60}$/.test(word));
}

/** What the failure of a call to the provider means for who signs in. */
export function refusalOfFailure(error: unknown): ReleaseRefusal {
  if (error instanceof ReleaseRefusal) return error;
  if (error instanceof openId.AuthorizationResponseError) return signInRefusal('sign_in_refused', error);
  // A code that was used, or is too old.
  if (error instanceof openId.ResponseBodyError && error.error === 'invalid_grant')
    return signInRefusal('sign_in_over', error);
  const { code } = error as { code?: string };
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return signInRefusal('sign_in_clock', error);
  const isTrouble =
    code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' || isOfNetwork(error);
  return signInRefusal(isTrouble ? 'sign_in_unreachable' : 'sign_in_untrusted', error);
}

/** `fetch` that got no answer is a `TypeError` with the system's reason, which the library may wrap. */
function isOfNetwork(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth++)
    if ('syscall' in at || at.message === 'fetch failed') return true;
  return false;
}
