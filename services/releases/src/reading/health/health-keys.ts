import { healthKey } from '../../store/key.ts';

/*
 * Where windows are kept. What an edge counts minute by minute is its own object for each slice of ten windows, which it
 * overwrites; after some hours one object for all edges takes the place of an hour's, and after two days one that of a day's.
 *
 *   health/<env>/windows/<hour>/<start of the slice>~<edge>.json
 *   health/<env>/hours/<day>/<hour>.json
 *   health/<env>/days/<day>.json
 */

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** "2026-11-25T04", in UTC. */
export const hourOf = (ms: number): string => new Date(ms).toISOString().slice(0, 13);
/** "2026-11-25", of an instant or of an hour. */
export const dayOf = (at: number | string): string =>
  (typeof at === 'number' ? new Date(at).toISOString() : at).slice(0, 10);
/** When an hour or a day begins; NaN for what is neither. Unit: milliseconds since 1970. */
export const startOf = (name: string): number =>
  Date.parse(name.length === 13 ? `${name}:00:00Z` : `${name}T00:00:00Z`);

/** The last part of a key, without its ending. */
export const nameIn = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/\.json$/, '');

export const windowsKey = (env: string): string => `${healthKey(env)}/windows`;
export const hourFolder = (env: string, hour: string): string => `${windowsKey(env)}/${hour}`;
export function sliceKey(env: string, sliceMs: number, edge: string): string {
  const time = new Date(sliceMs).toISOString().slice(11, 19).replaceAll(':', '');
  return `${hourFolder(env, hourOf(sliceMs))}/${time}~${edge}.json`;
}

export const hoursKey = (env: string): string => `${healthKey(env)}/hours`;
export const hourKey = (env: string, hour: string): string => `${hoursKey(env)}/${dayOf(hour)}/${hour}.json`;
export const daysKey = (env: string): string => `${healthKey(env)}/days`;
export const dayKey = (env: string, day: string): string => `${daysKey(env)}/${day}.json`;

/** When the slice of a key begins; NaN for another key. Unit: milliseconds since 1970. */
export function sliceStartOf(key: string): number {
  const [, hour, time = ''] = /\/([\dT-]{13})\/(\d{6})~/.exec(key) ?? [];
  return Date.parse(`${hour?.slice(0, 10)}T${time.replaceAll(/(\d\d)(?=\d)/g, '$1:')}Z`);
}

/** How long a slice is: ten windows, at the least ten seconds and at the most ten minutes. Unit: milliseconds. */
export const sliceMsOf = (windowMs: number): number => Math.min(600_000, Math.max(10_000, windowMs * 10));

/** Names of the hours, or days, that an interval touches. */
export function namesBetween(
  sinceMs: number,
  untilMs: number,
  stepMs: number,
  nameOf: (ms: number) => string,
): string[] {
  const names: string[] = [];
  for (let at = Math.floor(sinceMs / stepMs) * stepMs; at <= untilMs; at += stepMs) names.push(nameOf(at));
  return names;
}
