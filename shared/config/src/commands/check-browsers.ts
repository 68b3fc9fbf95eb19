import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findTooNew } from '../browser-support/too-new.ts';
import { browsers } from '../web-target.ts';
import { deployables, folderOf, workspaceRoot } from '../workspace.ts';

/*
 * `check-browsers.ts [folder]`: whether the built files use anything that a declared browser (web-target.ts) lacks,
 * libraries included. Without a folder: those of all deployables.
 */

const [folder] = process.argv.slice(2);
const folders = folder ? [folder] : deployables.map((deployable) => join(folderOf(deployable), 'dist/web'));
const files = new Map<string, string>();
for (const place of folders)
  for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' }))
    if (/\.(js|css)$/.test(name)) {
      const path = join(place, name);
      files.set(relative(workspaceRoot, path), readFileSync(path, 'utf8'));
    }

// They stand in the document itself, as they are.
const inDocument = ['early-presses', 'start-watch', 'start-scripts'].map(
  (name) => `services/edge/src/document/inline/${name}.js`,
);
if (!folder) for (const path of inDocument) files.set(path, readFileSync(join(workspaceRoot, path), 'utf8'));

const { tooNew, unreadable, unused } = findTooNew(files);
for (const { feature, lacking, files: usedIn } of tooNew)
  console.log(`✗ ${feature} is missing in ${lacking.join(', ')}\n  used in ${usedIn.slice(0, 3).join(', ')}`);
for (const line of unreadable) console.log(`✗ A declared browser cannot read ${line}`);
// A single folder is not all there is.
const idle = folder ? [] : unused;
for (const feature of idle) console.log(`✗ ${feature} is used nowhere; take it off guarded-features.ts`);
const isGood = files.size > 0 && tooNew.length + unreadable.length + idle.length === 0;
console.log(`${files.size} built files, for ${browsers.join(', ')}`);
process.exit(isGood ? 0 : 1);
