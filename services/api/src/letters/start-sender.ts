import type { ApiDeps } from '../deps.ts';
import { type LetterKinds, sendDueLetters } from './send-letters.ts';

/** How soon letters are looked for, and how long nothing is tried after the mail server or the database was away. */
const pausesMs = { usual: 1_000, away: 10_000 };
/** A letter that is being sent while the process ends; afterwards another one sends it. */
const lastLetterMs = 3_000;

/** Sends letters from now on. Returns what stops it: it waits for a letter under way, but not for a stalled server. */
export function startSender(deps: ApiDeps, kinds: LetterKinds): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let wasAway = false;

  async function run(): Promise<void> {
    let isAway = false;
    try {
      isAway = !(await sendDueLetters(deps, kinds, () => isStopped));
    } catch (error) {
      isAway = true;
      // Once for each time that the database is away.
      if (!wasAway) deps.log.error({ err: error }, 'letters cannot be read');
    }
    wasAway = isAway;
    if (!isStopped) plan(isAway ? pausesMs.away : pausesMs.usual);
  }
  function plan(pauseMs: number): void {
    timer = setTimeout(() => {
      round = run();
    }, pauseMs);
    timer.unref();
  }
  plan(0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    const giveUp = setTimeout(() => deps.mail.close(), lastLetterMs);
    await round;
    clearTimeout(giveUp);
  };
}
