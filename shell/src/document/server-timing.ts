type Timing = PerformanceServerTiming;

/** An entry of the one header of a document's answer that a script can read. */
export function serverTiming(
  name: string,
  timings: PerformanceEntryList = performance.getEntriesByType('navigation'),
): Timing | undefined {
  const [document] = timings as PerformanceNavigationTiming[];
  return document?.serverTiming.find((timing) => timing.name === name);
}

/** When this document was made: it may have been kept for a while before it was sent. Unit: milliseconds since 1970. */
export const documentMadeAtMs = (): number => performance.timeOrigin - (serverTiming('age')?.duration ?? 0);
