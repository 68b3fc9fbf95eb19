/** One thing that the gate looks at. */
export type Step = {
  name: string;
  /** A program of the workspace and its words: `biome`, `vitest`, or a script under shared/config/src. */
  command: readonly [program: string, ...words: string[]];
  /** What to do when it fails, as a sentence. */
  advice: string;
  env?: Record<string, string>;
};

export type StepResult = { step: Step; isGood: boolean; seconds: number; output: string };
