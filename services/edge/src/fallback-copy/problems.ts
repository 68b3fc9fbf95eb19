import type { Problem } from '@dana/releases/log/releases';

export type Problems = {
  /** Notes it under a key; only the first report of the same message reaches the log. */
  report(key: string, problem: Omit<Problem, 'at'>): void;
  /** It is right again. Nothing when it was not reported. */
  settle(key: string): void;
  /** Ends what begins with this and is not among these keys. */
  keepOnly(prefix: string, keys: ReadonlySet<string>): void;
  list(): Problem[];
};

type ProblemsOptions = {
  onNew?: (problem: Problem) => void;
  onSettled?: (problem: Problem) => void;
};

/** More than any shop has releases: a flood of damage must not fill the memory. */
const maxProblems = 500;

/** What is wrong with the releases of this edge now: each once, in the order in which it was found. */
export function createProblems({ onNew, onSettled }: ProblemsOptions = {}): Problems {
  const known = new Map<string, Problem>();

  function settle(key: string): void {
    const problem = known.get(key);
    if (problem && known.delete(key)) onSettled?.(problem);
  }

  return {
    settle,
    report(key, { release, message }) {
      if (known.get(key)?.message === message || known.size >= maxProblems) return;
      const problem = { release, at: new Date().toISOString(), message };
      known.set(key, problem);
      onNew?.(problem);
    },
    keepOnly(prefix, keys) {
      for (const key of known.keys()) if (key.startsWith(prefix) && !keys.has(key)) settle(key);
    },
    list: () => [...known.values()],
  };
}
