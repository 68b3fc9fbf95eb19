import type { ApiClient } from '@dana/api-client';
import type { ResetPasswordInput } from '@dana/contracts/api/session';
import type { UpdatePasswordInput } from '@dana/contracts/api/user';

const done = () =>
  import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.acceptedSchema);

/** Asks for a mail with a link to choose a new password. The answer never reveals whether there is such an account. */
export async function requestResetLink(api: ApiClient, email: string): Promise<void> {
  await api.send('POST', '/forgot-password', { email }, done);
}

/** Sets a new password by the token of a mailed link. `ApiError.fields.token` when the link no longer works. */
export async function resetPassword(api: ApiClient, input: ResetPasswordInput): Promise<void> {
  await api.send('POST', '/reset-password', input, done);
}

/** Changes the signed-in shopper's password; the API ends the sessions on other devices. */
export async function updatePassword(api: ApiClient, input: UpdatePasswordInput): Promise<void> {
  await api.send('POST', '/update-password', input, done);
}
