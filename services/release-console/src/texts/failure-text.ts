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
  not_the_shop: 'refusals.notTheShop',
  too_many_attempts: 'refusals.tooMany',
  older_server: 'refusals.olderServer',
};

/** What went wrong, in one sentence. */
export function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof CallFailure)) return String(error);
  const key = known[error.code];
  return key ? t(key) : error.message;
}
