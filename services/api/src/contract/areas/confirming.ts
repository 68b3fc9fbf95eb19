import { must, type Recorder } from '../recorder.ts';
import type { ReadMailedToken, Shopper } from './account.ts';

/** The link that confirms an e-mail. `stranger` is somebody else. */
export async function checkConfirming(
  r: Recorder,
  { token, email }: Shopper,
  stranger: Shopper,
  readMailedToken: ReadMailedToken | undefined,
): Promise<void> {
  const madeUp = { body: { token: 'made-up-token' } };
  await r.refusal(
    'confirmEmail',
    'a token that was made up',
    { token, ...madeUp },
    { status: 422, field: 'token' },
  );
  await r.refusal('confirmEmail', 'nobody’s', madeUp, { status: 401 });
  await r.malformed('confirmEmail', 'no token', { token, body: {} }, { status: 422, field: 'token' });
  await r.refusal('sendConfirmLetter', 'nobody’s', { body: {} }, { status: 401 });
  await r.success('sendConfirmLetter', 'once more', { token, body: {} });
  const mailed = await readMailedToken?.(email, 'confirm-email');
  if (!mailed) return;
  const body = { token: mailed };
  await r.refusal('confirmEmail', 'of somebody else', { token: stranger.token, body }, { status: 422 });
  await r.success('confirmEmail', 'the mailed token', { token, body }, ({ data }) =>
    must(data.user.email_verified === true, 'is not confirmed'),
  );
  await r.refusal('confirmEmail', 'the same again', { token, body }, { status: 422, field: 'token' });
}
