import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundledService } from './bundled-services.ts';

/** Writes what is started at the top of a bundle, one file for each program: `node server.js`. */
export async function writePrograms({ name, programs }: BundledService, folder: string): Promise<void> {
  for (const [program, source] of Object.entries(programs)) {
    const path = `./${source.replace(/\.ts$/, '.js')}`;
    await writeFile(join(folder, `${program}.js`), `import '${path}';\n`);
  }
  const described = { name: `dana-${name}`, private: true, type: 'module' };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
}
