import * as z from 'zod/mini';

/** How a delivery is written. */
export const hookPresetSchema = z.enum(['json', 'slack', 'mail']);

/** How far a subscription is: numbers of the newest revision and incident that were delivered. */
export const cursorSchema = z.object({ revision: z.int(), incident: z.int() });

/** `hooks/<id>.json`. Never changes; where deliveries stand is kept beside it (hook-state.ts). */
export const hookRecordSchema = z.object({
  schema: z.literal(1),
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  env: z.string(),
  preset: hookPresetSchema,
  /** Where deliveries go. Often a secret itself, so it is shown to nobody. */
  target: z.string(),
  /** What deliveries are signed with, as `whsec_…`. Slack and mail have none. */
  secret: z.optional(z.string()),
  /** Each a `HookEvent`, or what a newer release of the servers knows. */
  events: z.array(z.string()),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** What was there when it began is not delivered. */
  after: cursorSchema,
});

export type HookPreset = z.infer<typeof hookPresetSchema>;
export type HookRecord = z.infer<typeof hookRecordSchema>;
export type Cursor = z.infer<typeof cursorSchema>;

/** How deliveries to an address are written when nobody says it. */
export const usualPreset = (target: string): HookPreset => (/^mailto:/i.test(target) ? 'mail' : 'json');

export const hookKey = (id: string): string => `hooks/${id}.json`;
