import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Rspack, rspack } from '@rsbuild/core';
import { browsers } from '../web-target.ts';

const entry = fileURLToPath(import.meta.resolve('@dana/config/plain-host/own-runtime'));

/**
 * The script that gives a page the federation runtime unless it has one. Whole and small; nothing is left in the global scope
 * but that. Errors: throws with the first thing that the bundler reports.
 */
export async function bundleRuntime(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'runtime-'));
  try {
    const compiler = rspack(configuration(folder));
    const stats = await promisify(compiler.run.bind(compiler) as Run)();
    await promisify(compiler.close.bind(compiler))();
    const [error] = stats?.toJson({ all: false, errors: true }).errors ?? [];
    if (error) throw new Error(`The federation runtime could not be bundled. ${error.message}`);
    return await readFile(join(folder, 'runtime.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Run = (callback: (error: Error | null, stats?: Rspack.Stats) => void) => void;

const configuration = (folder: string): Rspack.Configuration => ({
  mode: 'production',
  context: fileURLToPath(new URL('.', import.meta.url)),
  entry,
  target: ['web', `browserslist:${browsers.join(',')}`],
  output: { path: folder, filename: 'runtime.js' },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: typescript }] },
});

const typescript = { jsc: { parser: { syntax: 'typescript' } } };
