/** Begin the names of all that the shop keeps in a browser; the second is that of earlier releases. */
const prefixes = ['dana.', 'store.'];
/** Says nothing of a shopper, and guards against reloading again and again. */
const technical = new Set(['dana.reload.v1']);
/** Written for a moment when this device is cleared: what a tab keeps for itself only that tab can clear. */
const signalKey = 'dana.cleared.v1';

/** Whether this browser keeps lists that somebody could see after a sign-out: wishlist, comparison, what was viewed, searches. */
export function hasDeviceLists(): boolean {
  return (
    withStorage(() => keysOf(localStorage).some((key) => isFilledList(localStorage.getItem(key)))) ?? false
  );
}

/** Removes all that this browser keeps of its shopper, in all tabs. */
export function clearDevice(): void {
  withStorage(() => clear(localStorage));
  withStorage(() => clear(sessionStorage));
  withStorage(() => {
    localStorage.setItem(signalKey, String(Date.now()));
    localStorage.removeItem(signalKey);
  });
}

/** Clears what this tab keeps for itself when another one clears the device. It lives as long as the document. */
export function followClearing(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === signalKey && newValue !== null) withStorage(() => clear(sessionStorage));
  });
}

function clear(storage: Storage): void {
  for (const key of keysOf(storage)) storage.removeItem(key);
}

function keysOf(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)) && !technical.has(key));
}

/** A list with something in it, plain or in `items`, as the shop's parts keep theirs. */
function isFilledList(text: string | null): boolean {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (Array.isArray(value)) return value.length > 0;
    if (typeof value !== 'object' || value === null) return false;
    return Object.values(value).some((part) => Array.isArray(part) && part.length > 0);
  } catch {
    return false;
  }
}

/** Undefined where the browser allows no storage: then nothing is kept. */
function withStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
