/** A release's entry did not arrive, or not with the bytes that the release map promises. It was not executed. */
class EntryNetworkError extends Error {
  override readonly name = 'EntryNetworkError';
}

const retryDelayMs = 300;

/**
 * Loads a remote's entry as a script, verified by its hash, with one repeat.
 * @returns the container that the script left in the global of that name.
 * Errors: `EntryNetworkError` when it did not arrive or did not verify; `Error` when it ran and left nothing.
 */
export async function loadEntryScript(url: string, integrity: string, globalName: string): Promise<unknown> {
  const present: unknown = Reflect.get(globalThis, globalName);
  if (present) return present;
  try {
    await runScript(url, integrity);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    await runScript(url, integrity);
  }
  const container: unknown = Reflect.get(globalThis, globalName);
  if (!container) throw new Error(`${url} ran, but left no container "${globalName}".`);
  return container;
}

function runScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    // Equal to the preload in the document's head, or the file would be fetched twice.
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new EntryNetworkError(`${url} did not arrive or does not match its hash.`));
    };
    document.head.append(script);
  });
}
