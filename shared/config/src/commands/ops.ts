import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../build-deployable.ts';
import { bundleServices } from '../bundling/bundle-services.ts';
import { describeBundle } from '../bundling/describe-bundle.ts';
import { folderOf, ownPages, workspaceRoot } from '../workspace.ts';

/* `pnpm ops <verb>`: what is done for machines that run the shop. docs/operation.md. */

const usage = `pnpm ops bundle [service …] [--to <folder>]

Writes the services (all, or those that are named) as folders that plain \`node server.js\` starts on a machine without this
workspace: JavaScript and production dependencies, for this kind of machine. Without --to into dist-ops.`;

async function bundle(names: readonly string[], target: string): Promise<void> {
  for (const page of ownPages) await buildIfStale(folderOf(page));
  for (const folder of await bundleServices(target, names)) console.log(await describeBundle(folder));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});
const [verb, ...names] = positionals;
if (values.help || verb !== 'bundle') {
  console.error(usage);
  process.exitCode = values.help ? 0 : 2;
} else
  await bundle(names, values.to ?? join(workspaceRoot, 'dist-ops')).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
