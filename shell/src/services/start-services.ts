import type { Bus } from '@dana/bus';
import type { ShopEventType } from '@dana/contracts/events';
import type { ServiceClaim } from '@dana/contracts/release/remote-manifest';
import type { ServiceModule, SessionStore, Toast } from '@dana/runtime';
import type { RemoteLoader } from '../loading/load-from-remote.ts';
import type { LoadingEnvironment } from '../loading/environment.ts';
import { loadExposed } from '../loading/load-exposed.ts';
import { remoteRequest } from '../loading/remote-request.ts';
import { inIdleTime } from '@dana/runtime';
import { createRequestQueue } from './request-queue.ts';
import { sessionRequestStore } from './request-store.ts';
import { createServiceRunner } from './service-runner.ts';

type ServicesOptions = {
  remotes: Record<string, { current: { services: ServiceClaim[] } }>;
  loader: Pick<RemoteLoader, 'load'>;
  environment: Pick<LoadingEnvironment, 'api' | 'queryClient' | 'i18n' | 'locale' | 'currency'>;
  bus: Bus;
  session: SessionStore;
  showToast: (toast: Toast) => void;
  /** Goes to a path of this shop, without language prefix. */
  navigate: (path: string) => void;
  /** Runs a function when the page has nothing better to do. */
  whenIdle?: (run: () => void) => void;
};

/**
 * Watches over the headless services of all remotes: those marked `idle` start when the page is idle, the others with
 * the first request that is theirs. Call once, after hydration.
 */
export function startServices({ remotes, whenIdle = inIdleTime, ...shell }: ServicesOptions): void {
  for (const [remote, { current }] of Object.entries(remotes)) {
    for (const claim of current.services) {
      const runner = superviseService(remote, claim, shell);
      if (claim.start === 'idle') whenIdle(() => void runner.run());
    }
  }
}

type Supervision = Omit<ServicesOptions, 'remotes' | 'whenIdle'>;

function superviseService(remote: string, claim: ServiceClaim, shell: Supervision) {
  const { loader, environment, bus, session, showToast, navigate } = shell;
  const { i18n } = environment;
  // Names in a manifest are checked against the contract of events when a release is published.
  const handles = claim.handles as ShopEventType[];
  const say = (kind: Toast['kind'], key: string, values?: Record<string, unknown>) =>
    showToast({ kind, text: i18n.t(`requests.${key}`, { ns: 'shell', ...values }) });

  return createServiceRunner({
    bus,
    handles,
    queue: createRequestQueue({ store: sessionRequestStore(`${remote} ${claim.module}`, handles) }),
    async start() {
      const { module } = await loadExposed<ServiceModule>({ ...environment, loader }, remote, claim.module);
      module.start({ ...remoteRequest(environment, remote), bus, session, showToast, navigate });
    },
    onWaiting(requests) {
      // The words of the cart itself for what it keeps.
      for (const request of requests)
        if (request.type === 'cart.addRequested') say('info', 'willBeAdded', { title: request.title });
        else say('error', 'waiting');
    },
    onGivenUp: () => say('error', 'gaveUp'),
  });
}
