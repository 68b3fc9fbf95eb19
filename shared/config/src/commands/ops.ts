import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../build-deployable.ts';
import { bundleServices, describeBundle } from '../bundling/bundle-services.ts';
import { backUpShop, administerStore, restoreShop } from '../keeping/keep-shop.ts';
import { runTopology } from '../topology/run-topology.ts';
import { cluster, composed } from '../topology/topology-plan.ts';
import { folderOf, servedBuilds, workspaceRoot } from '../workspace.ts';

/* `pnpm ops <verb>`: what is done for machines that run the shop. docs/running.md. */

const usage = `pnpm ops up [--cluster] [--images pulled|debian] [--port <first port>] [--data <folder>]
pnpm ops bundle [service …] [--to <folder>]
pnpm ops backup <folder>
pnpm ops restore <folder> [--replace]
pnpm ops token | keys | gc …

up starts the shop as deploy/compose.yaml describes it, as plain processes on this machine with TLS in front; Ctrl-C ends them.
Without --port from 8443 on, without --data in .data-ops. With --cluster three storefronts, APIs and NATS servers, and a replica
of the database. With --images storefronts, APIs and the release API run from the images of deploy/docker/services.Dockerfile,
by Docker or Podman: on bases that are pulled, or made from Debian's packages and this workspace's Node. Needs root.
bundle writes the services (all, or those that are named) as folders that plain \`node server.js\` starts on a machine without
this workspace: JavaScript and production dependencies, for this kind of machine. Without --to into dist-ops.
backup keeps the shop that the settings name in a folder that is not there yet; restore brings it back, and refuses to write
over a shop that has data unless --replace is given.
token makes and revokes release tokens, keys says who may sign releases, gc deletes builds that nobody can need: pnpm ops token --help`;

async function bundle(names: readonly string[], target: string): Promise<void> {
  for (const one of servedBuilds) await buildIfStale(folderOf(one));
  for (const folder of await bundleServices(target, names)) console.log(await describeBundle(folder));
}

const words = process.argv.slice(2);
const isOfHouse = ['token', 'keys', 'gc'].some((house) => house === words[0]);
const { values, positionals } = parseArgs({
  // The others have options of their own.
  args: isOfHouse ? [] : words,
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    port: { type: 'string' },
    cluster: { type: 'boolean', default: false },
    images: { type: 'string' },
    data: { type: 'string' },
    replace: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});
const [verb, ...names] = positionals;
// pnpm runs scripts at the root; the folder is named from where it was called.
const [folder] = names.map((name) => resolve(process.env.INIT_CWD ?? '.', name));

const bases = (['pulled', 'debian'] as const).find((one) => one === values.images);

function chosen(): (() => Promise<void>) | null {
  if (isOfHouse)
    return async () => {
      process.exitCode = (await administerStore(words)) ?? 1;
    };
  if (values.help || values.images !== bases) return null;
  if (verb === 'up' && names.length === 0)
    return () =>
      runTopology({
        ...values,
        images: bases,
        size: values.cluster ? cluster : composed,
        say: console.log,
        warn: console.error,
      });
  if (verb === 'bundle') return () => bundle(names, values.to ?? join(workspaceRoot, 'dist-ops'));
  if (folder === undefined || names.length > 1) return null;
  if (verb === 'backup') return () => backUpShop(folder);
  if (verb === 'restore') return () => restoreShop(folder, values.replace);
  return null;
}

const run = chosen();
if (run)
  await run().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
else {
  console.error(usage);
  process.exitCode = values.help ? 0 : 2;
}
