import type { ApiClient } from '@dana/api-client';
import type { Bus } from '@dana/bus';
import type { Locale } from '@dana/contracts/locale';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from './session.ts';
import type { Toast } from './shell-context.ts';

/** What a headless service gets from the shell. It lives as long as the document. */
export type ServiceContext = {
  api: ApiClient;
  bus: Bus;
  queryClient: QueryClient;
  session: SessionStore;
  locale: Locale;
  currency: string;
  /** Texts of the service's own remote. */
  t: (key: string, values?: Record<string, unknown>) => string;
  showToast: (toast: Toast) => void;
  /** Goes to a path of this shop, without language prefix. */
  navigate: (path: string) => void;
};

/** The form of an exposed `./x.service` module. */
export type ServiceModule = {
  /**
   * Starts listening. Requests that came while the service was loading are published again right after this returns.
   * @returns a function that stops it.
   */
  start: (context: ServiceContext) => () => void;
};
