import { parseArgs } from 'node:util';

export const killUsage = `pnpm bench kill-run [--minutes 5] [--every 10] [--port <first port>]

Starts the shop as \`pnpm ops up --cluster\` does, lets visitors read and buy, and kills one process after another.`;

/** Reads the words of the command. Errors: throws with a sentence when a number is none. */
export function readKillWords(words: string[]) {
  const { values } = parseArgs({
    args: words,
    options: {
      minutes: { type: 'string', default: '5' },
      every: { type: 'string', default: '10' },
      port: { type: 'string', default: '9443' },
    },
  });
  const numberOf = (name: 'minutes' | 'every'): number => {
    const number = Number(values[name]);
    if (!(number > 0)) throw new Error(`--${name} is "${values[name]}"; it is a number above 0.`);
    return number;
  };
  return { forMs: numberOf('minutes') * 60_000, everyMs: numberOf('every') * 1_000, port: values.port };
}
