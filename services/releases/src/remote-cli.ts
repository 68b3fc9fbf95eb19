#!/usr/bin/env node
import { createRepositoryContext } from './cli/server-context.ts';
import { runHousekeeping } from './cli/housekeeping.ts';
import { runRelease } from './cli/run.ts';
import { writeEnding } from './cli/words.ts';

/* `npx @dana/releases <verb>`: what `pnpm release` is, for a remote in a repository of its own, with `keys make` for its team. */

const words = process.argv.slice(2);
const run = words[0] === 'keys' ? runHousekeeping : runRelease;
writeEnding(await run(words, createRepositoryContext));
