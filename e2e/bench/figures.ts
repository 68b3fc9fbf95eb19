/** The value below which this share of the figures lies. NaN of none. @param share – 0.5 is the median. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => percentile(figures, 0.5);

/** Unit in: milliseconds, with tenths below ten of them. NaN, a figure that nobody took, is a dash. */
export const milliseconds = (ms: number): string =>
  Number.isNaN(ms) ? '–' : `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
export const seconds = (ms: number): string => (Number.isNaN(ms) ? '–' : `${(ms / 1000).toFixed(2)} s`);

/** Unit in: bytes; KB are of 1,024. */
export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0);

/** How many times the control's figure: "2.9 ×". */
export const times = (figure: number, control: number): string =>
  control > 0 && !Number.isNaN(figure) ? `${(figure / control).toFixed(1)} ×` : '–';
