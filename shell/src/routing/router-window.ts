type Listener = () => void;

/**
 * The window as the router sees it: Back and Forward are announced in a task of their own. React renders what it receives during
 * a `popstate` event at once, and hides the old page when the new one has to be loaded first (react/react#35966). The
 * browser does not move the window by itself meanwhile: the page that comes is not there yet.
 */
export function routerWindow(window: Window): Window {
  const delayed = new Map<Listener, Listener>();
  leaveScrollToUs(window);
  const seen = {
    history: window.history,
    location: window.location,
    addEventListener: (type: string, listener: Listener) => {
      const later = (): void => void setTimeout(listener);
      delayed.set(listener, later);
      window.addEventListener(type, later);
    },
    removeEventListener: (type: string, listener: Listener) => {
      window.removeEventListener(type, delayed.get(listener) ?? listener);
      delayed.delete(listener);
    },
  };
  return seen as unknown as Window;
}

/** For as long as this document is shown: a reload is the browser's, which restores it before any script runs. */
function leaveScrollToUs(window: Window): void {
  const restore = (by: ScrollRestoration) => (): void => {
    window.history.scrollRestoration = by;
  };
  restore('manual')();
  window.addEventListener('pageshow', restore('manual'));
  window.addEventListener('pagehide', restore('auto'));
}
