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

/** The slice that an edge wrote; undefined for what is damaged. Kinds of facts that are not known are left out. */
export function readSlice(bytes: Uint8Array | undefined): EdgeSlice | undefined {
  const slice = parsed(sliceSchema, bytes);
  return slice && { ...slice, windows: slice.windows.map((window) => known(window, 'readCounted')) };
}

/** Windows over all edges; undefined for what is damaged or not there. */
export function readSettled(bytes: Uint8Array | undefined): HealthWindow[] | undefined {
  return parsed(settledSchema, bytes)?.windows.map((window) => known(window, 'readSettled'));
}

export const settledBytes = (windows: readonly HealthWindow[]): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ schema: 1, windows }));

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

function known(window: JsonWindow, read: 'readCounted' | 'readSettled') {
  const entries = sectionNames.flatMap((name) => {
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
