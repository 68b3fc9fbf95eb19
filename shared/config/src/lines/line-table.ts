import { isUtf8 } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { workspaceRoot } from '../workspace.ts';

type FolderLines = Record<LineKind, number>;

/** The part that a file belongs to: `shared/ui`, `services/api`, `mf-catalog`, `e2e`; files at the top are `.`. */
function partOf(path: string): string {
  const [top = '', second = '', ...rest] = path.split('/');
  if (!second) return '.';
  return (top === 'shared' || top === 'services') && rest.length > 0 ? `${top}/${second}` : top;
}

/** Lines by part of the workspace and kind, parts in alphabetical order. */
export function linesByPart(files: ReadonlyMap<string, number>): Map<string, FolderLines> {
  const parts = new Map<string, FolderLines>();
  for (const [path, lines] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const kind = classifyFile(path);
    if (!kind) continue;
    const part = parts.get(partOf(path)) ?? { code: 0, tests: 0, data: 0, docs: 0 };
    part[kind] += lines;
    parts.set(partOf(path), part);
  }
  return parts;
}

/** Code and test files that are longer than `most` lines, the longest first. */
export function longFiles(files: ReadonlyMap<string, number>, most: number): [path: string, lines: number][] {
  return [...files]
    .filter(([path, lines]) => lines > most && ['code', 'tests'].includes(classifyFile(path) ?? ''))
    .toSorted(([, a], [, b]) => b - a);
}

/** One line for each part, and one for all: `before → after` where they differ. */
export function tableRows(before: Map<string, FolderLines>, after: Map<string, FolderLines>): string[] {
  const none: FolderLines = { code: 0, tests: 0, data: 0, docs: 0 };
  const sum = (parts: Map<string, FolderLines>) =>
    [...parts.values()].reduce<FolderLines>(
      (total, part) => {
        for (const kind of lineKinds) total[kind] += part[kind];
        return total;
      },
      { ...none },
    );
  const row = (name: string, was: FolderLines, is: FolderLines) =>
    `| ${name} | ${lineKinds.map((kind) => (was[kind] === is[kind] ? is[kind] : `${was[kind]} → ${is[kind]}`)).join(' | ')} |`;
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return [
    `| Part | ${lineKinds.join(' | ')} |`,
    `|---|${lineKinds.map(() => '--:|').join('')}`,
    ...names.map((name) => row(name, before.get(name) ?? none, after.get(name) ?? none)),
    row('in all', sum(before), sum(after)),
  ];
}

const lineKinds = ['code', 'tests', 'data', 'docs'] as const;
type LineKind = (typeof lineKinds)[number];

const isTest = /(\.(test|e2e)\.tsx?$|\/(testing|fixtures|bench)\/|^e2e\/|^shared\/testing\/)/;

/**
 * What the lines of a file are. Lock files and pictures are nothing that anybody writes: undefined.
 * @param path – relative to the workspace, with `/`.
 */
function classifyFile(path: string): LineKind | undefined {
  if (path === 'pnpm-lock.yaml') return undefined;
  if (path.endsWith('.md')) return 'docs';
  if (isTest.test(path)) return 'tests';
  if (/\.(tsx?|cts|js|cjs|mjs|css|sql|sh)$/.test(path)) return 'code';
  return /\.(jsonc?|ya?ml)$/.test(path) ? 'data' : undefined;
}

/** How many lines a file has: pictures, archives and whatever else is no text have none. */
export function countLines(bytes: Buffer): number {
  if (bytes.includes(0) || !isUtf8(bytes)) return 0;
  let count = 0;
  for (const byte of bytes) if (byte === 10) count += 1;
  return count;
}

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
