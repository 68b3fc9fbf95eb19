import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { RsbuildPlugin } from '@rsbuild/core';
import { isDevelopment } from './development.ts';
import { mountModule } from '@dana/contracts/release/names';

const run = promisify(execFile);

/** Of the exposed modules alone: errors are for the step that checks types, and comments make no other release. */
const options = [
  ...['--ignoreConfig', '--noCheck', '--singleThreaded', '--declaration', '--emitDeclarationOnly'],
  ...['--removeComments', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', '--types', ''],
  ...['--target', 'es2023', '--lib', 'es2024,dom,dom.iterable,esnext.disposable', '--jsx', 'react-jsx'],
  ...['--module', 'preserve', '--moduleResolution', 'bundler', '--resolveJsonModule'],
  ...['--allowImportingTsExtensions', '--rootDir', '/'],
];

/**
 * Writes the types of what a remote exposes into its web build, for hosts that are not the shop: `types/routes/x.route.d.ts`, in
 * the folders of `src`, and `types/mount.d.ts`. They name types of `@dana/*`, which a host has installed; files of the remote's own
 * are among them only where an exposed type leads there.
 * Errors: the build stops with what the compiler says.
 */
export function writeTypes(folder: string, exposes: Readonly<Record<string, string>>): RsbuildPlugin {
  return {
    name: 'write-types',
    setup(api) {
      if (isDevelopment) return;
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        async ({ compilation, sources: { RawSource } }) => {
          for (const [path, text] of await declarations(folder, exposes))
            compilation.emitAsset(`types/${path}`, new RawSource(text));
        },
      );
    },
  };
}

async function declarations(
  folder: string,
  exposes: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const files = Object.values(exposes).filter((file) => !file.endsWith('.json'));
  const target = await mkdtemp(join(tmpdir(), 'dana-types-'));
  try {
    const compiler = createRequire(join(folder, 'package.json')).resolve('typescript/package.json');
    const words = [join(dirname(compiler), 'bin/tsc'), ...options, '--outDir', target, ...files];
    await run(process.execPath, words, { cwd: folder });
    const written = new Map([
      ['mount.d.ts', `export declare const mount: import('${mountModule}').Mount;\n`],
    ]);
    const src = join(await realpath(folder), 'src');
    const open = files.map((file) => join(src, '..', file));
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      const path = relative(src, file).replace(/\.tsx?$/, '.d.ts');
      if (written.has(path)) continue;
      const text = await readFile(join(target, src, path), 'utf8');
      const own = text.replaceAll(/^import '[^']+\.css';\n/gm, '');
      written.set(path, own);
      for (const [, name = ''] of own.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g))
        open.push(join(dirname(file), name));
    }
    return written;
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}
