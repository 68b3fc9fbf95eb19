/**
 * Without a connection the worker gives the document of the present address as this device kept it, or says which pages it has.
 * @returns whether that document is on its way; false with a connection, and where there is no worker.
 */
export function showKept(): boolean {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return false;
  location.reload();
  return true;
}
