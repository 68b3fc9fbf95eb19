import * as z from 'zod/mini';
import { countOf } from './distinct.ts';
import { distinctFromJson, distinctJsonSchema, distinctToJson } from './distinct-json.ts';
import { type Outcomes, sumByRelease, type Tally, withoutSeenFailures } from './outcomes.ts';
import type { Section } from './section.ts';

/** Failed visits that are named in a stored window, of each release: of more, a repeat at another edge counts. */
const visitsKept = 200;
/** More releases than can be live at once are no honest edge's. */
const releasesMax = 200;

const count = z.int().check(z.nonnegative());
const countedSchema = z.record(
  z.string(),
  z.object({
    sessions: count,
    failed: count,
    addresses: distinctJsonSchema,
    failing: distinctJsonSchema,
    failedVisits: z.array(z.string().check(z.maxLength(16))).check(z.maxLength(visitsKept)),
  }),
);
const settledSchema = z.record(
  z.string(),
  z.object({ sessions: count, failed: count, addresses: count, failing: count }),
);

type Counted = ReadonlyMap<string, Outcomes>;
type Settled = Record<string, Tally>;

/** What an edge writes of a window. Nothing in it says who reported. */
export const outcomesToJson = (outcomes: Counted): z.infer<typeof countedSchema> =>
  Object.fromEntries(
    [...outcomes].slice(0, releasesMax).map(([release, { sessions, failed, ...sets }]) => [
      release,
      {
        sessions,
        failed,
        addresses: distinctToJson(sets.addresses),
        failing: distinctToJson(sets.failing),
        failedVisits: [...sets.failedVisits].slice(0, visitsKept),
      },
    ]),
  );

/** How many visits of each release came, and how many failed. */
export const outcomesSection: Section<Counted, Settled> = {
  readCounted(json) {
    const parsed = countedSchema.safeParse(json);
    if (!parsed.success) return undefined;
    const releases = Object.entries(parsed.data).slice(0, releasesMax);
    return new Map(
      releases.map(([release, { failedVisits, addresses, failing, ...counts }]) => [
        release,
        {
          ...counts,
          addresses: distinctFromJson(addresses),
          failing: distinctFromJson(failing),
          failedVisits: new Set(failedVisits),
        },
      ]),
    );
  },
  withoutRepeats(parts) {
    const seen = new Set<string>();
    return parts.map((part) => ({ ...part, value: withoutSeenFailures(part.value, seen) }));
  },
  settle: (parts) =>
    Object.fromEntries(
      [...sumByRelease(parts)].map(([release, { sessions, failed, addresses, failing }]) => [
        release,
        { sessions, failed, addresses: countOf(addresses), failing: countOf(failing) },
      ]),
    ),
  readSettled: (json) => settledSchema.safeParse(json).data,
};
