/**
 * Without a connection the worker gives the document of the present address as this device kept it, or says which pages it has.
 * @returns whether that document is on its way; false with a connection, and where there is no worker.
 */
export function showKept(): boolean {
  if (navigator.onLine || !hasWorker()) return false;
  location.reload();
  return true;
}

/** In a frame without an origin of its own the very name throws. */
function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}
