/** Failures last as long as on an operator's bad day (`pnpm bench chaos`), not for seconds as in `npm test`. */
export const isWhole = process.env.CHAOS === 'whole';

/** How long, or how often, a failure is made: in `npm test`, and in `pnpm bench chaos`. */
export const lasting = (inTests: number, inWhole: number): number => (isWhole ? inWhole : inTests);
