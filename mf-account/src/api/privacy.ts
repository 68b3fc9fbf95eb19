import type { ApiClient } from '@dana/api-client';

/** Everything the shop has of somebody is read for it: longer than a page may take. Unit: milliseconds. */
const readingTimeoutMs = 20_000;

/** Deletes the signed-in account: every session ends with it. @returns what the shop says, until when it can be kept. */
export async function deleteAccount(api: ApiClient, password: string): Promise<string> {
  const answer = () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then(
      (module) => module.deleteAccountAnswerSchema,
    );
  const { message } = await api.send('POST', '/account/delete', { current_password: password }, answer);
  return message ?? '';
}

/** A file of what the shop has of the shopper: as a page to read, or as data for programs. */
export async function readOwnData(api: ApiClient, kind: 'page' | 'data'): Promise<Blob> {
  if (kind === 'page') {
    const page = await api.get(
      '/account/data/page',
      () =>
        import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.accountPageSchema),
      { timeoutMs: readingTimeoutMs },
    );
    return new Blob([page], { type: 'text/html' });
  }
  const { data } = await api.get(
    '/account/data',
    () =>
      import(/* webpackChunkName: "answers" */ './schemas.ts').then(
        (module) => module.accountDataAnswerSchema,
      ),
    { timeoutMs: readingTimeoutMs },
  );
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}
