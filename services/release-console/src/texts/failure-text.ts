import type { Translate } from '@dana/i18n';
import { CallFailure } from '../calls/release-call.ts';

/** Refusals that are said in both languages; others are shown in the server's own words. */
const known: Readonly<Record<string, string>> = {
  unreachable: 'refusals.unreachable',
  bad_token: 'refusals.badToken',
  expired_token: 'refusals.expiredToken',
  revoked_token: 'refusals.revokedToken',
  not_allowed: 'refusals.notAllowed',
  stale_revision: 'refusals.stale',
  too_many_attempts: 'refusals.tooMany',
  older_server: 'refusals.olderServer',
  session_over: 'account.over',
  sign_in_failed: 'account.failed',
  sign_in_unreachable: 'account.unreachable',
  sign_in_refused: 'account.refused',
  sign_in_clock: 'account.clock',
  sign_in_other: 'account.other',
  sign_in_over: 'account.tooLate',
  sign_in_untrusted: 'account.untrusted',
  sign_in_no_role: 'account.noRole',
  more_than_own: 'access.moreThanOwn',
  token_name_taken: 'access.nameTaken',
  bad_token_name: 'access.badName',
  bad_scope: 'access.badScope',
  last_token: 'access.lastToken',
  same_person: 'access.samePerson',
};

/** What went wrong, in one sentence. */
export function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof CallFailure)) return String(error);
  const key = known[error.code];
  return key ? t(key) : error.message;
}
