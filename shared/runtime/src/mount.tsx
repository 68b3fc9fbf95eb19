import { createApiClient, createQueryClient } from '@dana/api-client';
import { createBus } from '@dana/bus';
import { directionOf, type Locale } from '@dana/contracts/locale';
import { matchRoute } from '@dana/contracts/match-route';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import type { SlotName, SlotProps } from '@dana/contracts/slots';
import { createTexts, type TextBundle } from '@dana/i18n';
// By its own name: federation's plugin then gives it to remotes, too, which it does only with what is imported so.
import {
  type PageModule,
  PageNotFound,
  PageParamsContext,
  type PageRequest,
  type SessionStore,
  type Shell,
  ShellProvider,
  type SlotModule,
} from '@dana/runtime';
import { type RenderLink, UiProvider } from '@dana/ui';
import { IconSheet } from '@dana/ui/icon-sheet';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MountedRouter } from './mounted-router.tsx';

/* In hosts that are not the shop: what a remote's exposed `./mount` stands on. The shell does not share it. */

type Slots = { [Name in SlotName]: { slot: Name; props: SlotProps<Name> } }[SlotName];

/** A page by its path, with query and without language prefix, or a slot with its props. */
export type MountOptions = ({ path: string } | Slots) & {
  locale: Locale;
  /** What the host gives in the place of `defaultShell`; two parts that are to hear each other get the same `bus`. */
  shell?: Partial<Shell>;
};

/**
 * Puts a page or a slot of one remote into an element, which gets its language and direction.
 * @returns what takes it away again, once its code, its texts and its data are there.
 * Errors: rejects with `PageNotFound`, `PageRedirect`, and with what its code or its loader fails by.
 */
export type Mount = (element: HTMLElement, options: MountOptions) => Promise<() => void>;

/** The amounts of the shop are in this currency. */
const currency = 'KWD';

/** What a mounted part finds where the host gives nothing: a guest, the API at `/api` of this page, links to this page's origin. */
export function defaultShell(locale: Locale): Shell {
  return {
    ...{ locale, direction: directionOf(locale), currency, publicOrigin: location.origin },
    api: createApiClient({ baseUrl: '/api', locale, currency }),
    bus: createBus(),
    session: guest,
    showToast: () => undefined,
    // Of other remotes nothing is known here.
    loadSlot: () => undefined,
    forgetSlot: () => undefined,
  };
}

/**
 * The `mount` of a remote; each build has its own, made of its manifest.
 * @param load – loads an exposed module by its name.
 */
export const createMount =
  (manifest: RemoteManifest, load: (module: string) => Promise<unknown>): Mount =>
  async (element, options) => {
    const { locale } = options;
    const shell = { ...defaultShell(locale), ...options.shell };
    const { module: name, props, params, address } = partOf(manifest, options);
    const [module, texts] = await Promise.all([
      load(name) as Promise<PageModule | SlotModule<SlotName>>,
      load(`./locale.${locale}`) as Promise<{ default: TextBundle }>,
    ]);
    const namespace = manifest.remote.replace(/^mf-/, '');
    const i18n = createTexts(locale, { [namespace]: texts.default });
    const queryClient = createQueryClient();
    const { api, currency: amountsIn, publicOrigin } = shell;
    const { pathname: path, searchParams: search } = new URL(address ?? '/', publicOrigin);
    const request: PageRequest = {
      ...{ api, queryClient, locale, currency: amountsIn, publicOrigin, params, path, search },
      t: (key, values) => i18n.t(key, { ns: namespace, ...values }),
    };
    await module.loader?.(request, props as never);
    // Which props a module takes, its manifest says; the compiler cannot know.
    const Component = module.Component as ComponentType<object>;
    Object.assign(element, { lang: locale, dir: shell.direction });
    const root = createRoot(element);
    root.render(
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <ShellProvider shell={shell}>
            <UiProvider dir={shell.direction} renderLink={routerLink}>
              <MountedRouter address={address} shop={`${publicOrigin}/${locale}`}>
                <PageParamsContext value={params}>
                  <Suspense>
                    <Component {...props} />
                  </Suspense>
                </PageParamsContext>
              </MountedRouter>
              <IconSheet />
            </UiProvider>
          </ShellProvider>
        </I18nextProvider>
      </QueryClientProvider>,
    );
    return () => root.unmount();
  };

type Part = { module: string; props: object; params: Record<string, string>; address?: string };

function partOf({ remote, routes, slots }: RemoteManifest, options: MountOptions): Part {
  if ('slot' in options) {
    const module = slots[options.slot];
    if (!module) throw new Error(`${remote} has no slot ${options.slot}.`);
    return { module, props: options.props, params: {} };
  }
  const { path: address } = options;
  const match = matchRoute({ [remote]: { current: { routes } } }, address.split(/[?#]/)[0] ?? '');
  if (!match) throw new PageNotFound(`${remote} has no page at ${address}.`);
  return { module: match.route.module, props: {}, params: match.params, address };
}

const routerLink: RenderLink = ({ href, children, ...rest }) =>
  href.startsWith('/') && !href.startsWith('//') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );

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
