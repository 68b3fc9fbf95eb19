/** Chance that can be repeated: the same seed gives the same draws. */
export type Draws = {
  /** How many of `count` visits fail when each does with this chance. */
  failures: (count: number, chance: number) => number;
};

/** A linear congruential generator with the constants of Numerical Recipes: enough for visits that fail now and then. */
export function draws(seed: number): Draws {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    failures(count, chance) {
      let failed = 0;
      for (let visit = 0; visit < count; visit += 1) if (next() < chance) failed += 1;
      return failed;
    },
  };
}
