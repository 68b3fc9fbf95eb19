/** The state of a file that could not be loaded. `isAsking`: it is being asked for again. */
export type Loss = { error: unknown; isAsking: boolean };

export type LateSource<Value> = {
  /** The value, once it is there. Never rejects: what was lost is awaited until a later `ask` brings it. */
  whenThere: () => Promise<Value>;
  /** The value, where it is there already. */
  present: () => Value | undefined;
  /** Asks for the value, unless it is there or on its way. */
  ask: () => void;
  /** Undefined while nothing failed to load. */
  loss: () => Loss | undefined;
  subscribe: (listener: () => void) => () => void;
};

type SourceOptions = {
  /** Between one try and the next; there is one try more than pauses. Unit: milliseconds. */
  pausesMs?: readonly number[];
  /** After this what is on its way counts as lost, though it may still come. Unit: milliseconds. */
  limitMs?: number;
};

/**
 * Asks for something that comes over the network: some tries with short pauses, and again whenever it is asked for. A
 * promise of `import()` itself would keep the first failure for as long as the page is open.
 * @param load – rejects, or gives undefined, when there is nothing: a module that broke while it ran once "succeeds" later.
 */
export function createLateSource<Value>(
  load: () => Promise<Value | undefined>,
  { pausesMs = [300, 1_200], limitMs = 8_000 }: SourceOptions = {},
): LateSource<Value> {
  const listeners = new Set<() => void>();
  let loss: Loss | undefined;
  let state: 'away' | 'asking' | 'there' = 'away';
  let present: Value | undefined;
  let resolve: (value: Value) => void = () => undefined;
  const there = new Promise<Value>((resolveThere) => {
    resolve = resolveThere;
  });
  let limit: ReturnType<typeof setTimeout> | undefined;

  function change(next: Loss | undefined): void {
    loss = next;
    for (const listener of listeners) listener();
  }

  async function tryOnce(): Promise<{ value: Value } | { error: unknown }> {
    try {
      const value = await load();
      return value === undefined ? { error: new Error('The file came without its part.') } : { value };
    } catch (error) {
      return { error };
    }
  }

  async function tryAll(): Promise<void> {
    let result = await tryOnce();
    for (const pauseMs of pausesMs) {
      if ('value' in result) break;
      await new Promise((resolvePause) => setTimeout(resolvePause, pauseMs));
      result = await tryOnce();
    }
    clearTimeout(limit);
    state = 'value' in result ? 'there' : 'away';
    if ('value' in result) {
      present = result.value;
      resolve(result.value);
    }
    change('value' in result ? undefined : { error: result.error, isAsking: false });
  }

  function ask(): void {
    if (state === 'there') return;
    clearTimeout(limit);
    limit = setTimeout(() => change({ error: lateError(limitMs), isAsking: false }), limitMs);
    if (loss) change({ ...loss, isAsking: true });
    if (state === 'asking') return;
    state = 'asking';
    void tryAll();
  }

  return {
    whenThere: () => there,
    present: () => present,
    ask,
    loss: () => loss,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function lateError(limitMs: number): Error {
  const error = new Error(`It took longer than ${limitMs} ms.`);
  error.name = 'TimeoutError';
  return error;
}
