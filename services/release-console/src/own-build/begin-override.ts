import type { OverrideAnswer } from '@dana/releases/admin/release-admin';
import { call, CallFailure } from '../calls/release-call.ts';
import { shopEnv } from '../calls/shop-env.ts';

/**
 * Has this browser, and no other, get a developer's own build of a remote in the live shop.
 * @param origin – where the build answers: `http://localhost:3105`. Errors: `CallFailure`.
 */
export async function beginOverride(remote: string, origin: string): Promise<void> {
  const { pass } = await call<OverrideAnswer>('/v1/override', {
    method: 'POST',
    body: { env: shopEnv, remote, origin },
  });
  // The storefront keeps it where no script can read it. It is no call of the release API.
  const answer = await fetch('/override', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ pass }),
  });
  if (answer.ok) return;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new CallFailure(message ?? '', {
    status: answer.status,
    code: message ? 'override_refused' : 'not_the_shop',
  });
}
