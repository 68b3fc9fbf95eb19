/** How far back the page of a deployable looks: as its address says it, and in hours. */
export const periods = { '1h': 1, '12h': 12, '7d': 168, '30d': 720 } as const;
export type Period = keyof typeof periods;

/** The period that an address names; a night for any other. */
export const periodOf = (text: string | null): Period =>
  text !== null && Object.hasOwn(periods, text) ? (text as Period) : '12h';
