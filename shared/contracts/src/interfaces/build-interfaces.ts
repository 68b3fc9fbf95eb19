import * as z from 'zod/mini';
import { shapeSchema } from './shape.ts';

/** What is used, in which shape the build knew it, and in which files, relative to the deployable's folder. */
const usedSchema = z.object({ shape: shapeSchema, files: z.array(z.string()) });
const usedByName = z.record(z.string(), usedSchema);

/**
 * `interfaces.json` beside a build: what it takes of others and gives to them, as the bundler saw it. One for the browser's
 * build and one for the server's; a release has both.
 */
export const buildInterfacesSchema = z.object({
  schema: z.literal(1),
  /** Of the modules that the shell shares, by module and export; `*` is the module as a whole. */
  exports: z.record(z.string(), usedByName),
  /** What the shell gives, by module and export; a remote gives no modules. */
  provides: z.optional(z.record(z.string(), z.record(z.string(), shapeSchema))),
  emits: usedByName,
  listens: usedByName,
  /** Slots of others that it shows. */
  shows: usedByName,
  /** Slots of its own. */
  offers: z.record(z.string(), shapeSchema),
});

export type BuildInterfaces = z.infer<typeof buildInterfacesSchema>;
export type Used = z.infer<typeof usedSchema>;
