import { cpus, loadavg } from 'node:os';

/** When and beside how much else figures were taken. @param loadBefore – of the machine before the bench began. */
export const conditions = (loadBefore: number): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${loadBefore.toFixed(1)} before the run and ` +
  `${loadavg()[0]?.toFixed(1)} at its end.`;
