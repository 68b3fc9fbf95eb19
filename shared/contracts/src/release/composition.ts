import * as z from 'zod/mini';
import { navigationSchema } from '../navigation.ts';
import {
  buildPathSchema,
  deployableNameSchema,
  eventNameSchema,
  integritySchema,
  moduleNameSchema,
  sha256HexSchema,
  versionSchema,
} from './names.ts';
import { serviceClaimSchema } from './remote-manifest.ts';
import { routeClaimSchema } from './route-claim.ts';
import { exposedModuleSchema, shellDocumentSchema, verifiedFileSchema } from './release-manifest.ts';

/** The part of a release that stands in the HTML of every page that uses it. */
export const releaseLiteSchema = z.object({
  version: versionSchema,
  container: z.string(),
  /** URL prefix of every `file` of this release: `/assets/<remote>/<treeHash>/`, behind an origin where another host has the files. */
  base: z.string().check(z.regex(/^(?:https?:\/\/[^/]+)?\/assets\/[a-z0-9-]+\/[0-9a-f]{64}\/$/)),
  entry: verifiedFileSchema,
  exposes: z.record(moduleNameSchema, exposedModuleSchema),
  routes: z.array(routeClaimSchema),
  slots: z.record(eventNameSchema, moduleNameSchema),
  services: z.array(serviceClaimSchema),
});

/** As `releaseLiteSchema`, with what only the server needs to find and load the same release. */
export const resolvedReleaseSchema = z.extend(releaseLiteSchema, {
  treeHash: sha256HexSchema,
  serverEntry: buildPathSchema,
  nav: z.optional(navigationSchema),
});

const compositionHead = {
  /** Short hash of every deployable's version and tree: equal ids mean equal pages. */
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  revision: z.int(),
  env: z.string(),
};

/** The one set of releases that a request, its HTML and its browser page all use. */
export const compositionSchema = z.object({
  ...compositionHead,
  shell: z.extend(resolvedReleaseSchema, { document: shellDocumentSchema }),
  remotes: z.record(
    deployableNameSchema,
    z.object({ current: resolvedReleaseSchema, previous: z.optional(resolvedReleaseSchema) }),
  ),
});

/**
 * The composition as it stands in the HTML. Parsing a composition with it drops what browsers must not carry. The modules
 * of a release have their names there and no files: see `composition-files.ts`.
 */
export const inlineCompositionSchema = z.object({
  ...compositionHead,
  shell: z.object({ version: versionSchema, base: z.string() }),
  remotes: z.record(
    deployableNameSchema,
    z.object({ current: releaseLiteSchema, previous: z.optional(releaseLiteSchema) }),
  ),
});

const mapEntrySchema = z.object({
  version: versionSchema,
  treeHash: sha256HexSchema,
  entry: z.string(),
  integrity: integritySchema,
});

/** The answer of `GET /release-map.json`. */
export const releaseMapAnswerSchema = z.object({
  composition: z.string(),
  revision: z.int(),
  env: z.string(),
  shell: mapEntrySchema,
  remotes: z.record(deployableNameSchema, mapEntrySchema),
});

export type ReleaseLite = z.infer<typeof releaseLiteSchema>;
export type ResolvedRelease = z.infer<typeof resolvedReleaseSchema>;
export type Composition = z.infer<typeof compositionSchema>;
export type InlineComposition = z.infer<typeof inlineCompositionSchema>;
export type ReleaseMapAnswer = z.infer<typeof releaseMapAnswerSchema>;
