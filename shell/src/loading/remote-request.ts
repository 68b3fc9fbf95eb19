import type { ServiceContext } from '@dana/runtime';
import type { LoadingEnvironment } from './environment.ts';
import { namespaceOf } from './remote-messages.ts';

/** What pages, slots and services of a remote all get: the way to data, and `t` with the remote's own messages. */
export function remoteRequest(
  {
    api,
    queryClient,
    locale,
    currency,
    i18n,
  }: Omit<LoadingEnvironment, 'loader' | 'remotes' | 'publicOrigin'>,
  remote: string,
): Pick<ServiceContext, 'api' | 'queryClient' | 'locale' | 'currency' | 't'> {
  const t: ServiceContext['t'] = (key, values) => i18n.t(key, { ns: namespaceOf(remote), ...values });
  return { api, queryClient, locale, currency, t };
}
