import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from './workspace.ts';

/**
 * Runs one script of several under one command, with the words after its name. @param scripts – paths in the workspace by name;
 * what none of the words names is asked of the first. @returns its exit code.
 */
export function runNamedScript(command: string, scripts: Record<string, string>): number {
  const words = process.argv.slice(2);
  const [usual = ''] = Object.values(scripts);
  if (words[0] === '--help') {
    process.stdout.write(`${command} [${Object.keys(scripts).join(' | ')}] [words …]\n`);
    return 0;
  }
  const named = scripts[words[0] ?? ''];
  const script = join(workspaceRoot, named ?? usual);
  const { status } = spawnSync(process.execPath, [script, ...(named ? words.slice(1) : words)], {
    stdio: 'inherit',
  });
  return status ?? 1;
}
