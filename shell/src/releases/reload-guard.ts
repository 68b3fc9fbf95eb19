/** For how long a tab is not reloaded a second time. Unit: milliseconds. Source: docs/shop-rules.md. */
export const reloadGuardMs = 10_000;
const storageKey = 'dana.reload.v1';

type GuardOptions = {
  now?: () => number;
  /** Asked for inside of the guard: where storage is forbidden, its very name throws. */
  storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload?: () => void;
};

/**
 * Reloads the document, at most once in ten seconds in a tab, whatever the reason, so that a fault that a reload does
 * not repair cannot become a loop.
 * @returns whether it reloads; false where it did so just now, or where that could not be remembered.
 */
export function reloadOnce({
  now = Date.now,
  storage = () => sessionStorage,
  reload = () => location.reload(),
}: GuardOptions = {}): boolean {
  try {
    // What cannot be read as a time is none.
    const leftMs = Number(storage().getItem(storageKey)) - now();
    // More than that is left by a clock that was set back since.
    if (leftMs > 0 && leftMs <= reloadGuardMs) return false;
    storage().setItem(storageKey, String(now() + reloadGuardMs));
  } catch {
    // Without a memory there is no guard, and without a guard no reload. Not `storedValue`, which would remember for as long
    // as the page lives: this must outlive the page.
    return false;
  }
  reload();
  return true;
}
