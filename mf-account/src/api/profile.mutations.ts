import type { ApiClient } from '@dana/api-client';
import type { ProfileInput } from '@dana/contracts/api/user';

/** A phone on a slow line needs longer for two megabytes than for words. */
const uploadTimeoutMs = 60_000;

/** Saves who the shopper is. Throws `ApiError` with `fields`. */
export async function saveProfile(api: ApiClient, input: ProfileInput): Promise<void> {
  await api.send('POST', '/profile', input, () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.acceptedSchema),
  );
}

/** Uploads the shopper's picture. @returns its id for `files_ids`. Throws `ApiError` with the reason as its message. */
export async function uploadPicture(
  api: ApiClient,
  file: File,
  onSentPercent: (percent: number) => void,
): Promise<string | number> {
  const form = new FormData();
  form.set('files', file);
  form.set('collection', 'profile');
  form.set('source', 'user');
  const { data } = await api.send(
    'POST',
    '/media/upload',
    form,
    () =>
      import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.uploadAnswerSchema),
    { onSentPercent, timeoutMs: uploadTimeoutMs },
  );
  const [uploaded] = data;
  if (!uploaded) throw new Error('The API took a picture and named none. Without an id it cannot be used.');
  return uploaded.id;
}

/** Gives the shopper another picture, and leaves the rest as the API has it by now: another tab may have changed it. */
export async function savePicture(api: ApiClient, id: string | number): Promise<void> {
  const { data } = await api.get('/profile', () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.profileAnswerSchema),
  );
  const { first_name, last_name, email, phone } = data.user;
  await saveProfile(api, { first_name, last_name, email, phone, files_ids: [id] });
}
