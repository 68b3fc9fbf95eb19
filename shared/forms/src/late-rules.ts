// By the package's name: it is the shell's, and no remote carries a second one.
import { createLateSource } from '@dana/runtime';

/** Shorter than for what is looked at: the API decides without the rules as well. */
const limitMs = 4_000;

/**
 * A form's rules in a file of their own, asked for when there is first something to check. That they cannot be had is an
 * answer (undefined) and no failure: what was typed then goes to the API, which decides anyway. Each call asks again.
 * @param load – imports the file and picks the rules out of it.
 */
export function lateRules<Rules>(load: () => Promise<Rules>): () => Promise<Rules | undefined> {
  let rules: Rules | undefined;
  const source = createLateSource(async () => (rules = await load()), { limitMs });
  return () => {
    if (rules !== undefined) return Promise.resolve(rules);
    return new Promise((resolve) => {
      const stop = source.subscribe(() => {
        if (source.loss()?.isAsking) return;
        stop();
        resolve(rules);
      });
      source.ask();
    });
  };
}
