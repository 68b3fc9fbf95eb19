import { cpus } from 'node:os';

/**
 * How long the machine has had nothing to do since it was started, as an average over its cores. Unit: seconds.
 * The difference of two readings is the part of that time in which a run only waited.
 */
export function idleSeconds(): number {
  const cores = cpus();
  return cores.reduce((sum, { times }) => sum + times.idle, 0) / 1000 / cores.length;
}
