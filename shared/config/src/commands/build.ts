import { buildIfStale } from '../build-deployable.ts';
import { deployables, folderOf, servedBuilds } from '../workspace.ts';

/* `pnpm build [name …]`: builds what changed. */

const names = process.argv.slice(2);
for (const deployable of names.length > 0 ? names : [...deployables, ...servedBuilds]) {
  try {
    const { built } = await buildIfStale(folderOf(deployable));
    console.log(`${deployable} ${built ? 'built' : 'is up to date'}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
