#!/usr/bin/env node
import { createRepositoryContext } from './cli/repository-context.ts';
import { runRelease } from './cli/run.ts';
import { writeEnding } from './cli/write-ending.ts';

/* `npx @dana/releases <verb>`: what `pnpm release` is, for a remote in a repository of its own. */

writeEnding(await runRelease(process.argv.slice(2), createRepositoryContext));
