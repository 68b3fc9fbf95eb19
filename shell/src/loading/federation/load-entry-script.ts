/** Why an entry did not run: it is not there, it did not arrive, or it has not the bytes that the release map promises. */
type EntryFault = 'EntryMissingError' | 'EntryNetworkError' | 'EntryIntegrityError';

/** Hashes are part of every published release; only dev servers have none. */
const needsHash = process.env.NODE_ENV === 'production';

/** After that nobody learns more of why. Unit: milliseconds. */
const diagnosisMs = 8_000;

/** The entries that are on their way, by address. */
const running = new Map<string, Promise<boolean>>();

/**
 * Loads a remote's entry as a script, verified by its hash; once, however many ask for it.
 * @param attempt – beyond the first the address differs, so that neither a hanging request nor a damaged
 * cache entry is used again.
 * @returns the container that the script left in the global of that name.
 * Errors: named after `EntryFault` when it was not run; `Error` when it ran and left nothing.
 */
export async function loadEntryScript(
  url: string,
  integrity: string,
  globalName: string,
  attempt = 0,
): Promise<unknown> {
  const present: unknown = Reflect.get(globalThis, globalName);
  if (present) return present;
  if (needsHash && !integrity) throw fault('EntryIntegrityError', `${url} has no hash, so it is not run.`);
  const address = attempt === 0 ? url : `${url}?again=${attempt}`;
  // Whatever a page needs of a release is asked for side by side, and an entry that ran twice would be two containers.
  const run = running.get(address) ?? isRun(address, integrity).finally(() => running.delete(address));
  running.set(address, run);
  if (!(await run)) throw await diagnosis(address, integrity);
  const container: unknown = Reflect.get(globalThis, globalName);
  if (!container) throw new Error(`${url} ran, but left no container "${globalName}".`);
  return container;
}

function isRun(url: string, integrity: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    // Equal to the preload in the document's head, or the file would be fetched twice.
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}

/** A script element does not say why it failed; the report should name it, so that the release can be fixed. */
async function diagnosis(url: string, integrity: string): Promise<Error> {
  const signal = AbortSignal.timeout(diagnosisMs);
  try {
    const answer = await fetch(url, { signal });
    if (!answer.ok) return fault('EntryMissingError', `${url} is not there (${answer.status}).`);
    await answer.arrayBuffer();
    await (await fetch(url, { integrity, signal })).arrayBuffer();
    return fault('EntryNetworkError', `${url} did not arrive.`);
  } catch (error) {
    const isKnownToArrive = await fetch(url, { signal }).then(
      (answer) => answer.ok,
      () => false,
    );
    return isKnownToArrive
      ? fault('EntryIntegrityError', `${url} does not match its hash and was not run.`)
      : fault('EntryNetworkError', `${url} did not arrive (${String(error)}).`);
  }
}

function fault(name: EntryFault, message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}
