import { extensionsAnswerSchema } from '@dana/contracts/api/extensions';
import { createCaller } from './call-back-end.ts';
import { pagesThatWork, type Verdict } from './pages-that-work.ts';
import { readBackEnd, writeToBackEnd } from './read-back-end.ts';

type Options = {
  baseUrl: string;
  /** Makes a cart and an account as well. */
  writes: boolean;
  say: (line: string) => void;
};

const marks: Record<Verdict['state'], string> = { works: '✓', fails: '✗', 'not tried': '·' };

/** Tries a back end by the specification alone and says which pages and actions of the shop will work. @returns whether none fails. */
export async function reportSpecification({ baseUrl, writes, say }: Options): Promise<boolean> {
  const caller = createCaller(baseUrl);
  await readBackEnd(caller);
  if (writes) await writeToBackEnd(caller);
  const { made } = caller;
  say(`The specification's calls below ${baseUrl}:\n`);
  for (const { call, problem, leftOut } of made) {
    say(`${problem === null ? '✓' : '✗'} ${call}${problem === null ? '' : ` ${problem}`}`);
    for (const what of leftOut) say(`    left out: ${what}`);
  }
  say('\nWhat will work:\n');
  const verdicts = pagesThatWork(made);
  for (const { what, state, why } of verdicts)
    say(
      `${marks[state]} ${what}${state === 'works' ? '' : ` – ${state}${why.length > 0 ? `: ${why.join('; ')}` : ''}`}`,
    );
  say(`\nExtensions (docs/api.md): ${(await extensionsOf(baseUrl)).join(', ') || 'none'}.`);
  say('Not tried: placing an order, the profile’s picture and password, messages. Try them in the shop.');
  return verdicts.every(({ state }) => state !== 'fails');
}

async function extensionsOf(baseUrl: string): Promise<readonly string[]> {
  const answer = await fetch(`${baseUrl}/extensions`, { headers: { accept: 'application/json' } }).catch(
    () => undefined,
  );
  const parsed = extensionsAnswerSchema.safeParse(await answer?.json().catch(() => undefined));
  return parsed.success ? parsed.data.data : [];
}
