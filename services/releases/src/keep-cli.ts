import { runKeeper } from '@dana/server/keeping/run-keeper';
import { keepReleases, part } from './keeping/keep-releases.ts';
import { dataFolder, releaseFolder } from './store/local-folders.ts';
import { openStore } from './store/open-store.ts';

/* Keeps the release store of a shop: docs/keeping.md. */

process.exitCode = await runKeeper(part, process.argv.slice(2), async () =>
  keepReleases(await openStore(releaseFolder()), dataFolder()),
);
