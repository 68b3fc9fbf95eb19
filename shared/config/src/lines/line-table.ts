import { classifyFile, type LineKind, lineKinds } from './classify-file.ts';

export type FolderLines = Record<LineKind, number>;

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
