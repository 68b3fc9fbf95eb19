const otherDialogs = 'dialog[open], [role="dialog"]:not([hidden]), [role="alertdialog"]:not([hidden])';
const typing = 'input, textarea, select, [contenteditable="true"]';

/** Whether the shopper is in the middle of something that an advert must not break into. */
function isBusy(): boolean {
  return document.querySelector(otherDialogs) !== null || (document.activeElement?.matches(typing) ?? false);
}

/** Calls back once no dialog is open and nothing is being typed; at once if so. The returned function stops waiting. */
export function whenFree(callback: () => void): () => void {
  const check = (): void => {
    if (isBusy()) return;
    stop();
    callback();
  };
  const observer = new MutationObserver(check);
  const checkLater = (): void => void setTimeout(check);
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('focusout', checkLater);
  };
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'hidden', 'role'],
  });
  // While focus moves nothing has it yet.
  document.addEventListener('focusout', checkLater);
  check();
  return stop;
}
