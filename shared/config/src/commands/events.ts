import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import { type EventParties, eventNames, writeEventsPage } from '../events/write-events-page.ts';
import { namedFacts } from '../interfaces/named-facts.ts';
import { bundledSources } from '../bundled-sources.ts';
import { deployables, folderOf, workspaceRoot } from '../workspace.ts';

/* `pnpm check events --write`: writes docs/events.md. With `--check` it compares instead. */

const page = join(workspaceRoot, 'docs/events.md');
const problems: string[] = [];
const parties: EventParties[] = [];
for (const deployable of deployables) {
  const { emits, listens } = namedFacts(bundledSources(deployable), { events: eventNames, slots: new Set() });
  const file = join(folderOf(deployable), 'src/exposed/manifest.ts');
  const { manifest } = (await import(pathToFileURL(file).href)) as { manifest: RemoteManifest };
  parties.push({
    name: deployable,
    emits: new Set(emits.keys()),
    listens: new Set(listens.keys()),
    handles: new Set(manifest.services.flatMap((service) => service.handles)),
  });
}

const text = writeEventsPage(parties);
if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (!existsSync(page) || readFileSync(page, 'utf8') !== text)
  problems.push(
    'docs/events.md does not say what the code says. Run `pnpm check events --write` and commit it.',
  );
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
