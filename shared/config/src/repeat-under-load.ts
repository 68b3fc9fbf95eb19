import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

type Repeat = { title: string; times: number; rest: string[] };

/**
 * Reads `--repeat "<title>" <times>` out of the words of `pnpm e2e`; undefined where it is not among them.
 * Errors: throws with an example where the title or the number is missing.
 */
export function readRepeat(words: string[]): Repeat | undefined {
  const at = words.indexOf('--repeat');
  if (at === -1) return undefined;
  const [title = '', count = ''] = words.slice(at + 1, at + 3);
  const times = Number(count);
  if (title === '' || title.startsWith('-') || !Number.isInteger(times) || times < 1)
    throw new Error('Say which test and how many times: pnpm e2e --repeat "a guest finds a product" 50');
  return { title, times, rest: words.toSpliced(at, 3) };
}

/**
 * The words of Playwright for it. One worker, because a suite with servers of its own has fixed ports; the load comes
 * from `keepCoresBusy`.
 */
export const playwrightWords = ({ title, times, rest }: Repeat): string[] => [
  ...['--grep', title.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')],
  `--repeat-each=${times}`,
  '--workers=1',
  '--trace=retain-on-failure',
  ...rest,
];

/** Keeps every core of the machine busy until `stop` is called: what depends on luck shows itself sooner. */
export function keepCoresBusy(): { stop: () => Promise<void> } {
  const spin = new URL('data:text/javascript,for(;;);');
  const workers = Array.from({ length: availableParallelism() }, () => new Worker(spin));
  return { stop: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))) };
}
