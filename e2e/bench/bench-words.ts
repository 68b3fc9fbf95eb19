import { parseArgs } from 'node:util';
import { type PageKind, pageKinds } from './page-kinds.ts';

/** What `pnpm bench` was asked for. */
export type BenchWords = {
  kinds: PageKind[];
  rounds: number;
  measuresLoads: boolean;
  measuresPresses: boolean;
  /** The address of a shop whose pages are loaded in turn with this one's: the commit before, started from its own folder. */
  beside: string | undefined;
};

const usualRounds = 5;

/**
 * Reads `home product --rounds 3 --presses`. No kind is all of them; `--loads` and `--presses` leave the other
 * out, `--beside http://localhost:8090` loads another shop's pages in turn. `BENCH_ROUNDS` is the number of rounds where none is given.
 * Errors: throws on a kind of page or an option that there is not.
 */
export function readBenchWords(words: string[], environment: NodeJS.ProcessEnv = {}): BenchWords {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: environment.BENCH_ROUNDS ?? String(usualRounds) },
      loads: { type: 'boolean', default: false },
      presses: { type: 'boolean', default: false },
      beside: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds);
  if (!(Number.isInteger(rounds) && rounds > 0)) throw new Error(`--rounds ${values.rounds} is no number.`);
  const isOne = values.loads !== values.presses;
  return {
    kinds: positionals.length > 0 ? positionals.map(readKind) : [...pageKinds],
    rounds,
    measuresLoads: !isOne || values.loads,
    measuresPresses: !isOne || values.presses,
    beside: values.beside,
  };
}

function readKind(word: string): PageKind {
  const kind = pageKinds.find((known) => known === word);
  if (!kind) throw new Error(`There is no page "${word}" to measure; there are ${pageKinds.join(', ')}.`);
  return kind;
}
