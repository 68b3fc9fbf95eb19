import { runKeeper } from '@dana/server/keeping/run-keeper';
import { createContext } from './cli/context.ts';
import { housekeepingVerbs, runHousekeeping } from './cli/housekeeping.ts';
import { writeEnding } from './cli/words.ts';
import { keepReleases, part } from './keeping/keep-releases.ts';
import { dataFolder, openStore, releaseFolder } from './store/open-store.ts';

/* Keeps the release store of a shop, its tokens and its keys: docs/running.md. */

const words = process.argv.slice(2);
if (housekeepingVerbs.some((verb) => verb === words[0]))
  writeEnding(await runHousekeeping(words, createContext));
else
  process.exitCode = await runKeeper(part, words, async () =>
    keepReleases(await openStore(releaseFolder()), dataFolder()),
  );
