import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '../workspace.ts';
import { countLines } from './count-lines.ts';

const git = (args: string[], input?: string): Buffer =>
  execFileSync('git', args, { cwd: workspaceRoot, input, maxBuffer: 2 ** 30 });

/**
 * How many lines each file of a revision has; what is no text has none.
 * @param revision – anything git resolves: `HEAD`, a branch, a hash.
 * @throws when git does not know the revision.
 */
export function readRevision(revision: string): Map<string, number> {
  const listed = git(['ls-tree', '-r', '-z', revision]).toString().split('\0').filter(Boolean);
  const files = listed.flatMap((row) => {
    const [, type, hash, path] = /^\d+ (\w+) (\w+)\t(.+)$/s.exec(row) ?? [];
    return type === 'blob' && hash && path ? [{ hash, path }] : [];
  });
  const contents = git(['cat-file', '--batch'], files.map(({ hash }) => hash).join('\n'));
  const lines = new Map<string, number>();
  let offset = 0;
  for (const { path } of files) {
    const start = contents.indexOf('\n', offset) + 1;
    const end = start + Number(contents.toString('utf8', offset, start).trim().split(' ')[2]);
    lines.set(path, countLines(contents.subarray(start, end)));
    offset = end + 1;
  }
  return lines;
}
