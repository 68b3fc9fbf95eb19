/**
 * Calls back whenever the page is looked at again: from the back/forward cache (Back after signing out), or from
 * behind another tab. It lives as long as the document.
 */
export function watchReturns(look: () => void): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) look();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
