/// <reference types="node" />
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTypeface } from './make-typeface.ts';

/* `node shared/ui/src/typeface/write-typeface.ts`: writes the shop’s font files, and the style sheet that names them; then `pnpm format`. */

for (const [name, bytes] of await makeTypeface()) await writeFile(join(import.meta.dirname, name), bytes);
