import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/* Failures of what an edge's releases are kept on, for as long as wanted, while visitors go on asking. */

export type StoreOutcome = {
  /** Answers by what they were: `200`, `503`, `wrong`, … */
  answers: Record<string, number>;
  /** From the end of the cause until everything is as before. Unit: milliseconds. */
  recoveredMs: number;
};

type Asking = {
  urls: readonly string[];
  /** What no answer may ever contain. */
  forbidden: string;
  /** Whether everything is as before the failure. */
  isWhole: () => Promise<boolean>;
  /** How long the failure lasts. Unit: seconds. */
  seconds: number;
};

const betweenMs = 50;
const recoveryLimitMs = 60_000;

/** Files of a release are changed in all these places, or removed, and put back after the time. */
export async function damageFiles(
  files: readonly string[],
  how: 'change' | 'remove',
  { forbidden, ...asking }: Asking,
): Promise<StoreOutcome> {
  const intact = await Promise.all(files.map((file) => readFile(file)));
  return failUnderLoad(
    { forbidden, ...asking },
    () =>
      Promise.all(
        files.map((file, index) =>
          how === 'remove' ? rm(file) : writeFile(file, `${forbidden}\n${intact[index]}`),
        ),
      ),
    () => Promise.all(files.map((file, index) => writeFile(file, intact[index] ?? ''))),
  );
}

/** A disk is full, and has room again after the time. */
export const fillDisk = (
  disk: { fill: () => Promise<void>; free: () => Promise<void> },
  asking: Asking,
): Promise<StoreOutcome> => failUnderLoad(asking, disk.fill, disk.free);

async function failUnderLoad(
  { urls, forbidden, isWhole, seconds }: Asking,
  cause: () => Promise<unknown>,
  end: () => Promise<unknown>,
): Promise<StoreOutcome> {
  const answers: Record<string, number> = {};
  let isOver = false;
  const visiting = urls.map(async (url) => {
    while (!isOver) {
      const kind = await kindOf(url, forbidden);
      answers[kind] = (answers[kind] ?? 0) + 1;
      await sleep(betweenMs);
    }
  });
  await cause();
  await sleep(seconds * 1_000);
  await end();
  const startMs = performance.now();
  while (!(await isWhole()) && performance.now() - startMs < recoveryLimitMs) await sleep(betweenMs);
  const recoveredMs = Math.round(performance.now() - startMs);
  isOver = true;
  await Promise.all(visiting);
  return { answers, recoveredMs: recoveredMs < recoveryLimitMs ? recoveredMs : Number.POSITIVE_INFINITY };
}

async function kindOf(url: string, forbidden: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
  const text = (await answer?.text()) ?? '';
  if (!answer || text.includes(forbidden)) return 'wrong';
  return String(answer.status);
}
