import { parseArgs } from 'node:util';

/** What `pnpm bench server` was asked for. */
export type ServerWords = {
  connections: number[];
  /** How long each thing is asked for at each number of connections, in each round. */
  seconds: number;
  rounds: number;
  /** How long memory is watched under steady visits, after the table. */
  minutes: number;
  /** Paths that no document was kept for: `{n}` counts up, `{slug}` takes one product after the other. */
  uncached: string;
};

/** A whole listing under a key that nobody asked for before: a highest price beyond every product's. */
const usualUncached = '/en/shop?minPrice=0&maxPrice={n}';

/**
 * Reads `--connections 1,10 --seconds 2 --rounds 3 --minutes 2 --uncached '/en/shop?page={n}'`.
 * Errors: throws on another option, and on what is no number.
 */
export function readServerWords(words: string[]): ServerWords {
  const { values } = parseArgs({
    args: words,
    options: {
      connections: { type: 'string', default: '1,10,50,200' },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '0.5' },
      uncached: { type: 'string', default: usualUncached },
    },
  });
  return {
    connections: values.connections.split(',').map(readNumber),
    seconds: readNumber(values.seconds),
    rounds: readNumber(values.rounds),
    minutes: readNumber(values.minutes),
    uncached: values.uncached,
  };
}

function readNumber(word: string): number {
  const value = Number(word);
  if (word.trim() === '' || !(value >= 0)) throw new Error(`"${word}" is no number.`);
  return value;
}

const firstNumber = 100_000;

/** One path after the other of a pattern with `{n}` or `{slug}`; a pattern without them is always the same path. */
export function pathsOf(pattern: string, slugs: readonly string[]): () => string {
  let turn = 0;
  return () => {
    const path = pattern
      .replaceAll('{n}', String(firstNumber + turn))
      .replaceAll('{slug}', slugs[turn % slugs.length] ?? '');
    turn += 1;
    return path;
  };
}
