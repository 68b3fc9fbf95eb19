import type { ApiClient } from '@dana/api-client';
import type { Session } from '@dana/contracts/api/session';
import type { User } from '@dana/contracts/api/user';

/** A call that answers with a session, below /api. With the same `key` a repeat is the same attempt. */
export type SessionCall = { path: string; body: Record<string, unknown>; key?: string };

/** Opens a session. Throws what the API client throws; `ApiError.fields` names what is wrong. */
export async function requestSession(api: ApiClient, { path, body, key }: SessionCall): Promise<Session> {
  const schema = () =>
    import(/* webpackChunkName: "answers" */ '../api/schemas.ts').then(
      (module) => module.sessionAnswerSchema,
    );
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  const { data } = await api.send('POST', path, body, schema, { headers });
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
    import(/* webpackChunkName: "answers" */ '../api/schemas.ts').then((module) => module.acceptedSchema);
  await api.send('POST', '/logout', {}, schema, { headers: { Authorization: `Bearer ${token}` } });
}
