import * as z from 'zod/mini';
import type { Part } from './section.ts';
import {
  type CountedSections,
  type SectionName,
  sectionNames,
  sectionOf,
  type SettledSections,
} from './sections.ts';

/** A window over all edges. */
export type HealthWindow = {
  /** Milliseconds since 1970, and milliseconds. */
  startMs: number;
  lengthMs: number;
  sections: SettledSections;
};

/** How an edge knows who reports: by address, by what a proxy says that nobody configured, or by marks alone. */
export type KnowsBy = 'address' | 'proxy' | 'mark';

/** What one edge counted in some windows in a row. */
export type EdgeSlice = {
  edge: string;
  knowsBy: KnowsBy;
  windows: { startMs: number; lengthMs: number; sections: CountedSections }[];
};

const windowSchema = z.object({
  startMs: z.int(),
  lengthMs: z.int().check(z.positive()),
  sections: z.record(z.string(), z.unknown()),
});
const sliceSchema = z.object({
  schema: z.literal(1),
  edge: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  knowsBy: z.enum(['address', 'proxy', 'mark']),
  windows: z.array(windowSchema).check(z.maxLength(200)),
});
const settledSchema = z.object({
  schema: z.literal(1),
  windows: z.array(windowSchema).check(z.maxLength(200)),
});

/**
 * The slice that an edge wrote; undefined for what is damaged. Kinds of facts that are not known are left out.
 * @param names – of the kinds that are wanted.
 */
export function readSlice(
  bytes: Uint8Array | undefined,
  names: readonly SectionName[] = sectionNames,
): EdgeSlice | undefined {
  const slice = parsed(sliceSchema, bytes);
  return slice && { ...slice, windows: slice.windows.map((window) => known(window, 'readCounted', names)) };
}

/** Windows over all edges; undefined for what is damaged or not there. @param names – of the kinds that are wanted. */
export function readSettled(
  bytes: Uint8Array | undefined,
  names: readonly SectionName[] = sectionNames,
): HealthWindow[] | undefined {
  return parsed(settledSchema, bytes)?.windows.map((window) => known(window, 'readSettled', names));
}

/** Below what a distributed store takes as one object. Unit: bytes. */
const settledBytesMax = 900_000;

/** Windows over all edges as they are stored. Where they are too large, kinds that can do with less give way to the others. */
export function settledBytes(windows: readonly HealthWindow[]): Uint8Array {
  const bytes = new TextEncoder().encode(JSON.stringify({ schema: 1, windows }));
  if (bytes.length <= settledBytesMax) return bytes;
  const less = windows.map(smaller);
  return JSON.stringify(less) === JSON.stringify(windows) ? bytes : settledBytes(less);
}

function smaller(window: HealthWindow): HealthWindow {
  const sections = Object.entries(window.sections).map(([name, value]) => [
    name,
    sectionOf(name as SectionName).smaller?.(value) ?? value,
  ]);
  return { ...window, sections: Object.fromEntries(sections) };
}

/** What edges counted, put together in windows of this length, oldest first. Pure. */
export function settleSlices(slices: readonly EdgeSlice[], lengthMs: number): HealthWindow[] {
  const windows = new Map<number, HealthWindow>();
  for (const name of sectionNames)
    for (const [startMs, value] of settledByStart(name, partsOf(name, slices), lengthMs)) {
      const window = windows.get(startMs) ?? { startMs, lengthMs, sections: {} };
      const all = { ...window.sections, [name]: value } as SettledSections;
      windows.set(startMs, { ...window, sections: all });
    }
  return [...windows.values()].toSorted((one, other) => one.startMs - other.startMs);
}

function settledByStart(name: SectionName, parts: Part<unknown>[], lengthMs: number): Map<number, unknown> {
  const section = sectionOf(name);
  const byStart = Map.groupBy(
    section.withoutRepeats?.(parts) ?? parts,
    ({ startMs }) => Math.floor(startMs / lengthMs) * lengthMs,
  );
  return new Map(
    [...byStart].map(([startMs, ofWindow]) => [startMs, section.settle(ofWindow.map(({ value }) => value))]),
  );
}

/** In an order that is the same for every reader. */
function partsOf(name: SectionName, slices: readonly EdgeSlice[]): Part<unknown>[] {
  return slices
    .flatMap(({ edge, windows }) =>
      windows.flatMap(({ startMs, sections: { [name]: value } }) =>
        value === undefined ? [] : [{ edge, startMs, value: value as unknown }],
      ),
    )
    .toSorted((one, other) => one.startMs - other.startMs || (one.edge < other.edge ? -1 : 1));
}

type JsonWindow = z.infer<typeof windowSchema>;

function known(window: JsonWindow, read: 'readCounted' | 'readSettled', names: readonly SectionName[]) {
  const entries = names.flatMap((name) => {
    const value = sectionOf(name)[read](window.sections[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...window, sections: Object.fromEntries(entries) };
}

function parsed<Schema extends z.core.$ZodType>(
  schema: Schema,
  bytes: Uint8Array | undefined,
): z.output<Schema> | undefined {
  if (bytes === undefined) return undefined;
  try {
    const result = z.safeParse(schema, JSON.parse(new TextDecoder().decode(bytes)));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
