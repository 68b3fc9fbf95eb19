import type { ApiClient } from '@dana/api-client';
import type { ContactFormInput } from '@dana/contracts/api/contact';

/** POST /contact-form. Errors: `ApiError` 422 with `fields` by name, 429 when written to too often. */
export async function writeToShop(api: ApiClient, message: ContactFormInput): Promise<void> {
  await api.send('POST', '/contact-form', message, () =>
    import('./schemas.ts').then((module) => module.acceptedSchema),
  );
}
