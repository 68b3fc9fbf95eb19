import type { i18n } from 'i18next';
import { createApiClient } from '@dana/api-client';
import { createBus } from '@dana/bus';
import { directionOf, splitLocale } from '@dana/contracts/locale';
import { rootElementId } from '@dana/contracts/page-state';
import { createTexts } from '@dana/i18n';
import type { Shell } from '@dana/runtime';
import { readCookies } from '@dana/runtime/cookies';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BrowserParts } from '../frame/browser-parts/browser-parts.tsx';
import { createAnalytics } from '../frame/analytics/analytics.ts';
import { startLateParts } from './start-late-parts.ts';
import { createLoadingFlag } from '../frame/browser-parts/loading-flag.ts';
import { createNavigator } from '../routing/navigator.tsx';
import { inOwnCurrency } from '../document/own-currency.ts';
import { readDocumentState } from '../document/read-document-state.ts';
import { readAbout } from '../document/read-about.ts';
import { showParts, showWhole } from '../document/show-parts.ts';
import { keepUnseenPictures, showAllPictures } from '../document/show-pictures.ts';
import { createBrowserFederation } from '../loading/federation/browser-federation.ts';
import { browserCrashGuard } from '../releases/browser-crash-guard.ts';
import { forgetSeen } from '../offline/forget-seen.ts';
import { showKept } from '../offline/show-kept.ts';
import { createFaultReports } from '../releases/faults/fault-reports.ts';
import { noteFailedCall } from '../releases/faults/note-failed-call.ts';
import { noteRecovered } from '../releases/faults/note-recovered.ts';
import { watchWindow } from '../releases/faults/watch-window.ts';
import { createAwaitOther } from '../releases/healing/await-other.ts';
import { isTyping, watchTyping } from '../releases/is-typing.ts';
import { faultReason } from '../loading/release-fault.ts';
import { createReleaseReports, sendBeacon, visitMark } from '../releases/release-reports.ts';
import { createRemoteLoader } from '../loading/load-from-remote.ts';
import { currentPage } from '../routing/current-page.ts';
import { firstPage } from '../routing/first-page.ts';
import { loadPage } from '../routing/load-page.ts';
import { createPageStore } from '../routing/page-store.ts';
import { preparePage } from '../routing/prepare-page.ts';
import { routerWindow } from '../routing/router-window.ts';
import { isOutdated } from '../releases/read-live.ts';
import { reloadOnce } from '../releases/reload-guard.ts';
import { isDocumentDue, type UpdateFlag } from '../releases/update-flag.ts';
import { followClearing } from '../session/device-lists.ts';
import { createLeaveDevice } from '../session/leave-device.ts';
import { keepThroughHydration } from '../session/typed-text.ts';
import { sentSession } from '../session/sent-session.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createSignOutQuestion } from '../session/sign-out-question.ts';
import { watchReturns } from '../session/watch-returns.ts';
import { connectOtherTabs } from '../services/connect-other-tabs.ts';
import { validateFacts } from '../services/validate-facts.ts';
import { inIdleTime, mayPrefetch } from '@dana/runtime';
import { startServices } from '../services/start-services.ts';
import { fetchSentSlots } from '../loading/slots/fetch-sent-slots.ts';
import { createSlotLoader } from '../loading/slots/slot-loader.ts';
import { createToasts } from '../frame/toasts/create-toasts.ts';
import { App } from './app.tsx';
import { awaitOtherSlot } from './await-other-slot.ts';
import { createEnvironment } from './create-environment.ts';
import { followSources } from './follow-sources.ts';
import { frameNavigation } from './frame-navigation.ts';
import { readNavigation } from '../frame/navigation/read-navigation.ts';
import { isAsSent } from './is-as-sent.ts';
import { loadMessages } from './load-messages.ts';
import { startPageData } from './start-page-data.ts';

/** Starts the shop in the browser, from the state and the HTML that the server sent. */
export async function startBrowser(): Promise<void> {
  const sent = readDocumentState();
  const state = inOwnCurrency(sent, readCookies());
  const { composition, locale, currency, publicOrigin, hasNoWorker = false } = state;
  const session = createSessionStore({ sent: sentSession(state.queries) });
  const toasts = createToasts();
  const signOutQuestion = createSignOutQuestion(
    async () =>
      (await import(/* webpackChunkName: "sign-out" */ '../frame/sign-out/sign-out-dialog.tsx'))
        .SignOutDialog,
  );
  const loadingFlag = createLoadingFlag();
  const navigator = createNavigator(locale);
  const [{ showToast }, { navigate }] = [toasts, navigator];
  const reports = createReleaseReports({ send: sendBeacon, mark: visitMark });
  const faults = createFaultReports({ composition, send: reports.add });
  watchWindow(faults);
  watchTyping(document);
  const api = createApiClient({
    ...{ baseUrl: '/api', locale, currency },
    ...{ extensions: state.extensions, shop: state.shop },
    readAbout: () => readAbout(locale),
    token: session.token,
    tokenOnItsWay: session.tokenOnItsWay,
    path: () => splitLocale(location.pathname).path,
    onUnauthorized: session.expire,
    onCall(answer, call) {
      session.watchCall(answer);
      noteFailedCall(faults, answer, call);
    },
    // biome-ignore lint/suspicious/noConsole: the log names the field that broke the contract
    onMalformed: (error) => console.error(error.message),
  });
  const path = splitLocale(location.pathname).path;
  const loader = createRemoteLoader({
    remotes: composition.remotes,
    loadModule: createBrowserFederation(),
    brokenContainers: state.brokenContainers,
    onLoaded: (remote, { version }) => reports.note({ remote, version, kind: 'loaded' }),
    onFailure: (remote, release, error) => {
      reports.note({ remote, version: release.version, kind: 'failed', reason: faultReason(error) });
      faults.fault({ kind: 'failed', error, origin: `${remote}@${release.version}` });
      // biome-ignore lint/suspicious/noConsole: the page goes on, so only the log shows that it had to
      console.warn(`${release.container} could not be loaded.`, error);
    },
  });
  reports.note({ remote: 'shell', version: composition.shell.version, kind: 'loaded' });
  const shellMessages = loadMessages(locale);
  const factsValidator = validateFacts();
  const first = firstPage({ composition, locale, loader, path });
  const i18n = createTexts(locale, { shell: (await shellMessages).default });
  const environment = createEnvironment({
    state,
    remotes: composition.remotes,
    i18n,
    loader,
    api,
    readLinks: () => readNavigation(composition.id, locale, api),
  });
  environment.isOutdated = () => isOutdated(composition);
  environment.loadedModules = new Map();
  const update: UpdateFlag = { isUpdated: false };
  startPageData(environment, state, { path, search: location.search, update });
  const slots = createSlotLoader(environment, () => currentPage(environment));
  /** Loads a document of other releases, unless that would take something away from the shopper. */
  const leave = (): boolean => !isTyping(document, splitLocale(location.pathname).path) && reloadOnce();
  const awaitOther = createAwaitOther({
    present: composition,
    remotes: composition.remotes,
    onExchanged() {
      // The next page comes as a document of one composition again.
      update.isUpdated = true;
    },
    leave,
  });
  const bus = createBus({ validate: await factsValidator });
  connectOtherTabs(bus);
  // Both change by a new document only, so publishing them once at its start is enough.
  bus.publish({ type: 'locale.changed', locale });
  bus.publish({ type: 'currency.changed', currency });
  const shell: Shell = {
    locale,
    direction: directionOf(locale),
    currency,
    publicOrigin,
    api,
    bus,
    session,
    showToast,
    loadSlot: slots.loadSlot,
    forgetSlot: slots.forgetSlot,
    preparePage(path) {
      if (mayPrefetch()) preparePage(environment, path);
    },
    reportCrash: browserCrashGuard(composition, reports, faults),
    leaveOutdated: async () => (await isOutdated(composition)) && leave(),
  };
  session.connect({
    api,
    bus,
    showToast,
    navigate,
    forgetPersonal() {
      environment.queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPersonal === true });
      void forgetSeen();
    },
    leaveDevice: createLeaveDevice(signOutQuestion.ask),
    t: (key, values) => environment.i18n.t(key, { ns: 'shell', ...values }),
  });
  const initial =
    state === sent
      ? await first(environment, state)
      : await loadPage(environment, path, new URLSearchParams(location.search));
  const navigation = await frameNavigation(sent, environment.readLinks);
  const analytics = state.analyticsUrl ? createAnalytics(state.analyticsUrl, path) : undefined;
  const pages = createPageStore(environment, {
    ...(initial ? { initial: { path, page: initial } } : {}),
    onNavigate() {
      showWhole();
      showAllPictures();
      loadingFlag.start();
    },
    isDocumentDue: (from, to) => isDocumentDue(update, from, to),
    loadDocument: () => location.reload(),
    recover: () => reloadOnce(),
    awaitOther,
    showKept,
    ...(analytics && { onShown: analytics.shown.set }),
  });

  const root = document.getElementById(rootElementId);
  if (!root) throw new Error(`The document has no #${rootElementId}.`);
  const ownWindow = routerWindow(window);
  const app = (i18n: i18n) => (
    <BrowserRouter basename={`/${locale}`} window={ownWindow}>
      <App
        shell={shell}
        i18n={i18n}
        queryClient={environment.queryClient}
        pages={pages}
        awaitOtherSlot={awaitOtherSlot(composition.remotes, slots, awaitOther)}
        remotes={composition.remotes}
        navigation={navigation}
        analytics={analytics}
        browserParts={
          <BrowserParts
            toasts={toasts}
            loadingFlag={loadingFlag}
            progress={pages.progress}
            navigator={navigator}
            signOutQuestion={signOutQuestion}
          />
        }
      />
    </BrowserRouter>
  );
  const noteDifference = noteRecovered(faults);
  const giveTypedBack = keepThroughHydration();
  const onRecoverableError: typeof noteDifference = (...difference) => {
    // Once the new fields know their form.
    setTimeout(giveTypedBack);
    noteDifference(...difference);
  };
  const followIn = (shown: Root) =>
    followSources({ environment, pages, show: (i18n) => shown.render(app(i18n)) });
  if (state.verdict) fetchSentSlots({ remotes: composition.remotes, loader, locale, sent: root });
  // As a transition, which makes way for a press and for a frame; all at once it blocks a slow phone for 0.2 s.
  if (state.verdict && isAsSent(initial, state))
    startTransition(() => followIn(hydrateRoot(root, app(environment.i18n), { onRecoverableError })));
  else {
    showAllPictures();
    const created = createRoot(root, { onRecoverableError });
    created.render(app(environment.i18n));
    followIn(created);
  }
  for (const work of [keepUnseenPictures, showParts]) inIdleTime(work);
  void session.start();
  watchReturns(session.followOtherTabs);
  followClearing();
  startServices({ remotes: composition.remotes, loader, environment, bus, session, showToast, navigate });
  inIdleTime(
    () => void startLateParts({ environment, composition, reports, update, hasWorker: !hasNoWorker }),
  );
}
