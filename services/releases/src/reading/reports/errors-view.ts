import type { FaultGroup, ReportSection } from './report-section.ts';
import { mergeGroups } from './merge-sections.ts';
import { mostFrequent, topCounts } from './most-frequent.ts';
import type { SourceMaps } from './source-maps.ts';

/** A line of a stack: of the source where there is a map, else as it was built. */
export type StackLine = {
  file: string;
  line: number;
  column: number;
  fn?: string | undefined;
  isSource: boolean;
};

export type ErrorGroup = Omit<FaultGroup, 'stack'> & { remote: string; version: string; stack: StackLine[] };

export type ErrorsView = {
  /** Most visits first. */
  groups: ErrorGroup[];
  /** Faults that no group holds. Unit: visits, each once for each fault. */
  others: number;
  /** All faults by release and kind, `hydration` among them. Unit: visits. */
  releases: Record<string, Record<string, number>>;
};

const maxGroups = 50;
/** Several of them may turn out to be one. */
const maxMapped = 150;
const namesShown = 5;

/**
 * Error groups with their places in the source. What browsers word differently and place in different columns is one group where
 * the source line is one.
 */
export async function errorsView(
  section: ReportSection,
  maps: SourceMaps,
  remote?: string,
): Promise<ErrorsView> {
  const { groups, others, releases } = section.faults;
  const isMeant = (release: string): boolean => remote === undefined || remoteOf(release) === remote;
  const meant = groups.filter(({ release }) => isMeant(release));
  const [mapped, unmapped] = mostFrequent(meant, ({ visits }) => visits, maxMapped);
  const withLines = await Promise.all(
    mapped.map(async (group) => ({
      group,
      lines: await Promise.all(group.stack.map((frame) => lineOf(frame, maps))),
    })),
  );
  const [shown, left] = mostFrequent(joinedByLine(withLines), ({ group }) => group.visits, maxGroups);
  const hidden = [...left.map(({ group }) => group), ...unmapped].reduce(
    (sum, { visits }) => sum + visits,
    0,
  );
  return {
    groups: shown.map(viewOf),
    others: others + hidden,
    releases: Object.fromEntries(Object.entries(releases).filter(([release]) => isMeant(release))),
  };
}

type MappedGroup = { group: FaultGroup; lines: StackLine[] };

async function lineOf(frame: FaultGroup['stack'][number], maps: SourceMaps): Promise<StackLine> {
  const source = await maps.find(frame);
  // The function's name in the build is one letter, which says nothing beside a line of the source.
  return source ? { ...source, isSource: true } : { ...frame, isSource: false };
}

function joinedByLine(groups: readonly MappedGroup[]): MappedGroup[] {
  const joined = new Map<string, MappedGroup>();
  for (const each of groups) {
    const { release, kind, key } = each.group;
    const own = each.lines.find(({ file, isSource }) => isSource && !file.startsWith('node_modules/'));
    const place = own ? `${release} ${kind} ${own.file}:${own.line}` : key;
    const known = joined.get(place);
    // Most visits come first: what they are called and where they stand is kept.
    joined.set(
      place,
      known ? { lines: known.lines, group: named(known.group, mergeGroups(known.group, each.group)) } : each,
    );
  }
  return [...joined.values()];
}

const named = ({ key, message }: FaultGroup, merged: FaultGroup): FaultGroup => ({ ...merged, key, message });

function viewOf({ group, lines }: MappedGroup): ErrorGroup {
  const { release, pages, browsers } = group;
  return {
    ...group,
    remote: remoteOf(release),
    version: release.slice(remoteOf(release).length + 1),
    pages: topCounts(pages, namesShown),
    browsers: topCounts(browsers, namesShown),
    stack: lines,
  };
}

const remoteOf = (release: string): string => release.split('@')[0] ?? '';
