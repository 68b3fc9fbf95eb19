import { limitNames, type Shape } from './shape.ts';

/** Whether limits of what is needed keep out some of what is given. @returns a sentence as `findLoss` does. */
export function findNarrowing(given: Shape, needed: Shape, at: string): string | undefined {
  // A constant is within its own limits: those who wrote it down held it against them.
  if ('const' in given) return undefined;
  const bounds = [
    ...limitNames.atLeast.map((name) => ({ name, isKept: (own: number, need: number) => own >= need })),
    ...limitNames.atMost.map((name) => ({ name, isKept: (own: number, need: number) => own <= need })),
  ];
  const bound = bounds.find(({ name, isKept }) => {
    const [own, need] = [given[name], needed[name]];
    return typeof need === 'number' && !(typeof own === 'number' && isKept(own, need));
  });
  const same = limitNames.same.find((name) => needed[name] !== undefined && given[name] !== needed[name]);
  const name = bound?.name ?? same;
  return name && `${at} has another ${name} (${wordOf(given[name])} instead of ${wordOf(needed[name])})`;
}

const wordOf = (limit: unknown): string => (limit === undefined ? 'none' : String(limit));
