import { must, type Recorder } from '../recorder.ts';
import { registerShopper } from './account.ts';

/** What the shop has of a shopper, and an account that is deleted and kept again. */
export async function checkLeaving(r: Recorder, mark: string): Promise<void> {
  const shopper = await registerShopper(r, `${mark}-leaving`);
  if (!shopper) return;
  const { token, email, password } = shopper;
  await r.success('getAccountData', 'all of the shopper', { token }, ({ data }) =>
    must(data.account[0]?.email === email, 'is of somebody else'),
  );
  const wrong = { token, body: { current_password: 'wrong' } };
  await r.refusal('deleteAccount', 'a wrong password', wrong, { status: 422, field: 'current_password' });
  await r.success('deleteAccount', 'the right password', { token, body: { current_password: password } });
  await r.refusal('getAccountData', 'a token of before', { token }, { status: 401 });
  const login = { email, password };
  await r.refusal(
    'login',
    'an account that is being deleted',
    { body: login },
    {
      status: 409,
      code: 'account_leaving',
    },
  );
  await r.success('login', 'keeping it', { body: { ...login, keep_account: true } });
  await r.success('login', 'once it is kept', { body: login });
}
