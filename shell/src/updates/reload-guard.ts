/** For how long a path is not reloaded a second time. Unit: milliseconds. Source: docs/shop-rules.md. */
export const reloadGuardMs = 10_000;
const storageKey = 'dana.reload.v1';

type Reload = { path: string; expires: number };

type GuardOptions = {
  now?: () => number;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
  reload?: () => void;
};

/**
 * Reloads the document, at most once in ten seconds for the same path, so that a fault that a reload does not mend
 * cannot become a loop.
 * @returns whether it reloads; false where it did so just now, or where that could not be remembered.
 */
export function reloadOnce(
  path: string,
  { now = Date.now, storage = sessionStorage, reload = () => location.reload() }: GuardOptions = {},
): boolean {
  try {
    const last = readReload(storage.getItem(storageKey));
    if (last && last.path === path && last.expires > now()) return false;
    storage.setItem(storageKey, JSON.stringify({ path, expires: now() + reloadGuardMs } satisfies Reload));
  } catch {
    // Without a memory there is no guard, and without a guard no reload.
    return false;
  }
  reload();
  return true;
}

function readReload(text: string | null): Reload | undefined {
  if (!text) return undefined;
  try {
    const stored = JSON.parse(text) as Partial<Reload> | null;
    return typeof stored?.path === 'string' && typeof stored.expires === 'number'
      ? (stored as Reload)
      : undefined;
  } catch {
    return undefined;
  }
}
