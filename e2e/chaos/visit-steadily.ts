import { setTimeout as sleep } from 'node:timers/promises';
import { askForPage, type Counts, noAnswers } from './page-answers.ts';

/** Asks for a page once a second, without waiting for the answer before, until the work is done. */
export async function visitSteadily(url: string, work: Promise<unknown>): Promise<Counts> {
  const counts = noAnswers();
  const visits: Promise<void>[] = [];
  let isDone = false;
  const end = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    visits.push(
      askForPage(url).then((kind) => {
        counts[kind] += 1;
      }),
    );
    await Promise.race([sleep(1_000), end]);
  }
  await Promise.all(visits);
  await end;
  return counts;
}
