import type { ApiClient } from '@dana/api-client';
import type { Session } from '@dana/contracts/api/session';
import type { User } from '@dana/contracts/api/user';

/** Opens a session. Throws what the API client throws; `ApiError.fields` names what is wrong. */
export async function requestSession(
  api: ApiClient,
  kind: 'login' | 'register',
  body: Record<string, unknown>,
): Promise<Session> {
  const schema = () =>
    import(/* webpackChunkName: "answers" */ '../api/schemas.ts').then(
      (module) => module.sessionAnswerSchema,
    );
  const { data } = await api.send('POST', `/${kind}`, body, schema);
  return data;
}

/** The user of the current token. */
export async function readOwnSession(api: ApiClient): Promise<User> {
  const schema = () =>
    import(/* webpackChunkName: "answers" */ '../api/schemas.ts').then(
      (module) => module.profileAnswerSchema,
    );
  const { data } = await api.get('/profile', schema);
  return data.user;
}

/** Reports to the API that a token is no longer used. It is passed in, since the session has let it go already. */
export async function sendLogout(api: ApiClient, token: string): Promise<void> {
  const schema = () =>
    import(/* webpackChunkName: "answers" */ '../api/schemas.ts').then((module) => module.doneSchema);
  await api.send('POST', '/logout', {}, schema, { headers: { Authorization: `Bearer ${token}` } });
}
