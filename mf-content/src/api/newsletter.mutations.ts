import type { ApiClient } from '@dana/api-client';
import { mutationOptions } from '@tanstack/react-query';

/** POST /newsletter/subscribe; the name is sent empty. Errors: `ApiError` 422 with `fields.email`, 429 when asked too often. */
export const subscribeMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (email: string) =>
      api.send('POST', '/newsletter/subscribe', { email, name: '' }, () =>
        import('./schemas.ts').then((module) => module.doneSchema),
      ),
  });
