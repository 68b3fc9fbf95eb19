import type { ApiClient } from '@dana/api-client';

/** POST /newsletter/subscribe; the name is sent empty. Errors: `ApiError` 422 with `fields.email`, 429 when asked too often. */
export async function subscribe(api: ApiClient, email: string): Promise<void> {
  await api.send('POST', '/newsletter/subscribe', { email, name: '' }, () =>
    import('./schemas.ts').then((module) => module.acceptedSchema),
  );
}
