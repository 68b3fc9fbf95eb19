import type { i18n } from 'i18next';
import { type ApiClient, createQueryClient } from '@dana/api-client';
import type { DocumentState } from '@dana/contracts/page-state';
import type { RemoteLoader } from '../loading/load-from-remote.ts';
import type { PageEnvironment } from '../routing/page-environment.ts';

type EnvironmentOptions = {
  state: Pick<DocumentState, 'locale' | 'currency' | 'publicOrigin'>;
  remotes: PageEnvironment['remotes'];
  i18n: i18n;
  loader: RemoteLoader;
  api: ApiClient;
  readLinks: PageEnvironment['readLinks'];
  isServer?: boolean;
  signal?: AbortSignal;
  isMissing?: boolean;
  isAnswered?: PageEnvironment['isAnswered'];
};

/** What all pages of one document share; the server makes one for each request. */
export function createEnvironment({
  state: { locale, currency, publicOrigin },
  remotes,
  i18n,
  loader,
  api,
  readLinks,
  isServer = false,
  signal,
  isMissing = false,
  isAnswered,
}: EnvironmentOptions): PageEnvironment {
  return {
    remotes,
    loader,
    api,
    queryClient: createQueryClient({ isServer }),
    i18n,
    locale,
    currency,
    publicOrigin,
    readLinks,
    signal,
    isMissing,
    isAnswered,
  };
}
