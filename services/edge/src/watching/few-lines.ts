type FewOptions = { now?: (() => number) | undefined };

/** Kinds that a shop's own mistake can bring; what is made up beyond counts as one. */
const kindsMax = 200;
const linesPerMinute = 3;
const minuteMs = 60_000;

type Kind = { minuteStartMs: number; lines: number; unsaid: number };

/**
 * Lets a few lines of each kind through a minute: what strangers send must not fill the log.
 * @returns a function that calls `say`, or not; `unsaid` is how many of the kind came since it was called last.
 */
export function createFewLines({ now = Date.now }: FewOptions = {}) {
  const kinds = new Map<string, Kind>();

  function kindOf(key: string): Kind {
    if (kinds.size >= kindsMax && !kinds.has(key))
      for (const [name, { minuteStartMs }] of kinds)
        if (now() - minuteStartMs >= minuteMs) kinds.delete(name);
    const name = kinds.has(key) || kinds.size < kindsMax ? key : 'others';
    const kind = kinds.get(name) ?? { minuteStartMs: now(), lines: 0, unsaid: 0 };
    kinds.set(name, kind);
    return kind;
  }

  return (key: string, say: (unsaid: number) => void): void => {
    const kind = kindOf(key);
    if (now() - kind.minuteStartMs >= minuteMs) Object.assign(kind, { minuteStartMs: now(), lines: 0 });
    if (kind.lines >= linesPerMinute) {
      kind.unsaid += 1;
      return;
    }
    kind.lines += 1;
    const { unsaid } = kind;
    kind.unsaid = 0;
    say(unsaid);
  };
}
