import type { ApiClient } from '@dana/api-client';

/**
 * Confirms the signed-in shopper's e-mail by the token of a mailed link. `ApiError.fields.token` when the link no longer works
 * or belongs to another account. @returns how many earlier orders joined.
 */
export async function confirmEmail(api: ApiClient, token: string): Promise<number> {
  const answer = () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then(
      (module) => module.confirmEmailAnswerSchema,
    );
  const { data } = await api.send('POST', '/confirm-email', { token }, answer);
  return data.joined_orders;
}

/** Has the email with that link sent again, unless the address is confirmed. */
export async function sendConfirmEmail(api: ApiClient): Promise<void> {
  const done = () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.acceptedSchema);
  await api.send('POST', '/confirm-email/letter', {}, done);
}
