import type { Both, NamedChange, ReleaseDifference } from '../admin/difference/release-difference.ts';
import { table } from './table.ts';

const signs = { added: '+', removed: '-', changed: '~' } as const;

/** The difference of two releases for people: sizes, then each part that is not the same. */
export function differenceText(difference: ReleaseDifference): string {
  const { remote, from, to, isSame, sizes, modules, shows, provides, texts } = difference;
  const title = `${remote} ${from.version} → ${to.version}`;
  if (isSame) return `${title}: the same build, byte by byte.`;
  const rows = [
    sizeRow('all files', sizes.all),
    sizeRow('first load', sizes.firstLoad),
    ...Object.entries(sizes.kinds).map(([kind, both]) => sizeRow(`  ${kind}`, both)),
  ];
  return [
    title,
    table(['SIZE', from.version, to.version, ''], rows),
    ...part('modules', modules.map(inKilobytes)),
    ...(['routes', 'slots', 'emits', 'listens'] as const).flatMap((name) => part(name, difference[name])),
    ...part('shows', shows),
    ...part('shared packages', difference.shared),
    ...part('gives', provides),
    ...Object.entries(texts).flatMap(([locale, found]) =>
      part(`texts (${locale})`, found?.changes ?? null, found?.more),
    ),
  ].join('\n\n');
}

function part(name: string, changes: readonly NamedChange[] | null, more = 0): string[] {
  if (changes === null) return [`${name}: not known`];
  if (changes.length === 0) return [];
  const rest = more > 0 ? [`  and ${more} more`] : [];
  return [[`${name}:`, ...changes.map(changeText), ...rest].join('\n')];
}

function changeText({ name, kind, from, to, loss }: NamedChange): string {
  const values = [from, to].filter((value) => value !== undefined).join(' → ');
  return `  ${signs[kind]} ${name}${values ? `  ${values}` : ''}${loss ? `  (lost: ${loss})` : ''}`;
}

function inKilobytes({ from, to, ...change }: NamedChange<number>): NamedChange {
  return {
    ...change,
    ...(from !== undefined && { from: kilobytes(from) }),
    ...(to !== undefined && { to: kilobytes(to) }),
  };
}

function sizeRow(name: string, { from, to }: Both<number>): string[] {
  const more = to - from;
  return [
    name,
    kilobytes(from),
    kilobytes(to),
    more === 0 ? ' ' : `${more > 0 ? '+' : '-'}${kilobytes(Math.abs(more))}`,
  ];
}

/** To a tenth; bytes where that would be nothing. */
const kilobytes = (bytes: number): string => (bytes < 100 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`);
