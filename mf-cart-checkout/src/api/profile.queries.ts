import type { ApiClient } from '@dana/api-client';

/** The id of the cart that is kept with the account, null when there is none. Signed in only. */
export async function fetchAccountCartId(api: ApiClient): Promise<string | null> {
  const answer = () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.profileAnswerSchema);
  return (await api.get('/profile', answer)).data.user.cart;
}
