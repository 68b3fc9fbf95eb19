import type { ApiClient } from '@dana/api-client';
import type { ContactFormInput } from '@dana/contracts/api/contact';
import { mutationOptions } from '@tanstack/react-query';

/** POST /contact-form. Errors: `ApiError` 422 with `fields` by name, 429 when written to too often. */
export const contactMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (message: ContactFormInput) =>
      api.send('POST', '/contact-form', message, () =>
        import('./schemas.ts').then((module) => module.doneSchema),
      ),
  });
