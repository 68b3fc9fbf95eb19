import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandLine } from '../testing/command-line.ts';

const documentation = readFileSync(join(import.meta.dirname, '../../../../docs/releasing.md'), 'utf8');

/** The verbs that the documentation types after a program's name. */
const typed = (program: string): Set<string> =>
  new Set(
    [...documentation.matchAll(new RegExp(`\\bpnpm ${program} ([a-z][a-z-]*)`, 'g'))].map(
      ([, verb = '']) => verb,
    ),
  );

it('each command that the documentation types is one that there is', async () => {
  const { release, keep } = await commandLine();
  const known = ({ stdout }: { stdout: string }) =>
    new Set([...stdout.matchAll(/^ {2}([a-z-]+) /gm)].map(([, verb = '']) => verb));
  const [ofReleases, ofHouse] = [typed('release'), typed('ops')];
  expect([ofReleases.size > 8, ofHouse.size > 2]).toEqual([true, true]);
  const [verbs, houseVerbs] = [known(await release('--help')), known(await keep('token --help'))];
  expect([...ofReleases].filter((verb) => !verbs.has(verb))).toEqual([]);
  expect([...ofHouse].filter((verb) => !houseVerbs.has(verb))).toEqual([]);
});
