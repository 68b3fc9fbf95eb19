/** One thing that the gate looks at. */
export type Step = {
  name: string;
  /** A program of the workspace and its words: `biome`, `vitest`, or a script under shared/config/src. */
  command: readonly [program: string, ...words: string[]];
  /** What to do when it fails, as a sentence. */
  advice: string;
  env?: Record<string, string>;
  /** Its output is shown while it runs, not only when it failed. */
  isLive?: boolean;
};

export type StepResult = {
  step: Step;
  isGood: boolean;
  seconds: number;
  /** The part of `seconds` in which the machine's cores had nothing to do. */
  waitingSeconds: number;
  output: string;
};
