import type { i18n } from 'i18next';
import type { ApiClient } from '@dana/api-client';
import type { Locale } from '@dana/contracts/locale';
import type { QueryClient } from '@tanstack/react-query';
import type { RemoteLoader, RemoteReleases } from './load-from-remote.ts';

/** What the modules of all remotes are loaded and run with in one document (or one request, on the server). */
export type LoadingEnvironment = {
  remotes: Record<string, RemoteReleases>;
  loader: RemoteLoader;
  api: ApiClient;
  queryClient: QueryClient;
  i18n: i18n;
  locale: Locale;
  currency: string;
  publicOrigin: string;
};
