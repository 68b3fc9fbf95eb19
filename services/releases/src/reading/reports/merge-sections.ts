import { mergeHistograms, sizeOf } from './histogram.ts';
import { mostFrequent, topCounts } from './most-frequent.ts';
import type { CallRow, FaultGroup, ReportSection, VitalsRow } from './report-section.ts';

/** What a sum of many windows holds at most: months of made-up reports must not fill the memory of a reader. */
const limits = { groups: 500, rows: 500, names: 20 };

export const emptySection: ReportSection = {
  faults: { groups: [], others: 0, releases: {} },
  vitals: [],
  calls: [],
};

/** Sections of other windows or edges as one. The order in which they come changes nothing but which of the rare ones stay. */
export function mergeSections(sections: Iterable<ReportSection>): ReportSection {
  let sum = emptySection;
  for (const section of sections) sum = mergedPair(sum, section);
  return sum;
}

function mergedPair(one: ReportSection, other: ReportSection): ReportSection {
  const groups = mergedBy([...one.faults.groups, ...other.faults.groups], ({ key }) => key, mergeGroups);
  const [kept, left] = mostFrequent(groups, ({ visits }) => visits, limits.groups);
  const calls = mergedBy([...one.calls, ...other.calls], callKey, mergeCalls);
  const vitals = mergedBy([...one.vitals, ...other.vitals], vitalsKey, mergeVitals);
  return {
    faults: {
      groups: kept,
      others: one.faults.others + other.faults.others + left.reduce((sum, { visits }) => sum + visits, 0),
      releases: mergedRecords(one.faults.releases, other.faults.releases, addCounts),
    },
    vitals: mostFrequent(vitals, valuesIn, limits.rows)[0],
    calls: mostFrequent(calls, ({ visits }) => visits, limits.rows)[0],
  };
}

/** Two groups with the same key as one. */
export function mergeGroups(one: FaultGroup, other: FaultGroup): FaultGroup {
  const [early, late] = one.lastAt <= other.lastAt ? [one, other] : [other, one];
  const incident = late.incident ?? early.incident;
  return {
    ...late,
    visits: one.visits + other.visits,
    firstAt: [one.firstAt, other.firstAt].toSorted()[0] ?? early.firstAt,
    pages: topCounts(addCounts(one.pages, other.pages), limits.names),
    browsers: topCounts(addCounts(one.browsers, other.browsers), limits.names),
    ...(incident !== undefined && { incident }),
  };
}

const callKey = ({ remote = '', method, route, status }: CallRow): string =>
  [remote, method, route, status].join(' ');
const vitalsKey = ({ release, page }: VitalsRow): string => `${release} ${page}`;

const mergeCalls = (one: CallRow, other: CallRow): CallRow => ({
  ...one,
  visits: one.visits + other.visits,
  count: one.count + other.count,
});

const mergeVitals = (one: VitalsRow, other: VitalsRow): VitalsRow => ({
  ...one,
  lcpMs: mergeHistograms(one.lcpMs, other.lcpMs),
  inpMs: mergeHistograms(one.inpMs, other.inpMs),
  cls: mergeHistograms(one.cls, other.cls),
});

/** How many values a row holds, of all three kinds. */
export const valuesIn = ({ lcpMs, inpMs, cls }: VitalsRow): number =>
  sizeOf(lcpMs) + sizeOf(inpMs) + sizeOf(cls);

const addCounts = (one: Record<string, number>, other: Record<string, number>): Record<string, number> =>
  mergedRecords(one, other, (a, b) => a + b);

function mergedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  merge: (a: Item, b: Item) => Item,
): Item[] {
  const merged = new Map<string, Item>();
  for (const item of items) {
    const known = merged.get(keyOf(item));
    merged.set(keyOf(item), known ? merge(known, item) : item);
  }
  return [...merged.values()];
}

function mergedRecords<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  merge: (a: Value, b: Value) => Value,
): Record<string, Value> {
  const merged = new Map(Object.entries(one));
  for (const [name, value] of Object.entries(other)) {
    const known = merged.get(name);
    merged.set(name, known === undefined ? value : merge(known, value));
  }
  return Object.fromEntries(merged);
}
