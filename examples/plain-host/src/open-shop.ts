import { createApiClient, createQueryClient } from '@dana/api-client';
import { createBus } from '@dana/bus';
import { directionOf, type Locale } from '@dana/contracts/locale';
import { createTexts, type TextBundle } from '@dana/i18n';
import type { PageModule, SessionStore, Shell, SlotModule } from '@dana/runtime';
import { loadRemote } from '@module-federation/enhanced/runtime';

/** What this page has of the shop: its own part of a shell, and from two remotes their texts, a page and a slot. */
export async function openShop(locale: Locale) {
  const [about, quickView, content, product] = await Promise.all([
    load<PageModule>('content/about.route'),
    load<SlotModule<'product.quickView'>>('product/slots/quick-view'),
    load<TextBundle>(`content/locale.${locale}`),
    load<TextBundle>(`product/locale.${locale}`),
  ]);
  const currency = 'KWD';
  const publicOrigin = location.origin;
  const api = createApiClient({ baseUrl: '/api', locale, currency });
  const texts = createTexts(locale, { content, product });
  const queryClient = createQueryClient();
  const t = (key: string, values?: Record<string, unknown>) => texts.t(key, { ns: 'content', ...values });
  const search = new URLSearchParams();
  const request = { api, queryClient, locale, currency, publicOrigin, params: {}, path: '/about', search, t };
  await about.loader?.(request);
  const shell: Shell = {
    ...{ locale, direction: directionOf(locale), currency, publicOrigin, api },
    bus: createBus(),
    session: guest,
    showToast: () => undefined,
    // No remote shows another one here.
    loadSlot: () => undefined,
    forgetSlot: () => undefined,
  };
  return { shell, texts, queryClient, about, quickView };
}

export type OpenShop = Awaited<ReturnType<typeof openShop>>;

async function load<Module>(name: string): Promise<Module> {
  const module = await loadRemote<Module>(name);
  if (!module) throw new Error(`${name} could not be loaded.`);
  return module;
}

async function notHere(): Promise<never> {
  throw new Error('Nobody signs in here.');
}

const nobody = { status: 'guest' } as const;
const guest: SessionStore = {
  getSnapshot: () => nobody,
  subscribe: () => () => undefined,
  signIn: notHere,
  register: notHere,
  signOut: notHere,
};
