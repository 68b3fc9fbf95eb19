import * as z from 'zod/mini';
import { navigationSchema } from '../navigation.ts';
import {
  buildPathSchema,
  deployableNameSchema,
  eventNameSchema,
  integritySchema,
  moduleNameSchema,
  rangeSchema,
  sha256HexSchema,
  versionSchema,
} from './names.ts';
import { serviceClaimSchema } from './remote-manifest.ts';
import { routeClaimSchema } from './route-claim.ts';

/** One file that a browser loads, with the hash it must have. `file` is relative to the release's base. */
export const verifiedFileSchema = z.object({ file: buildPathSchema, integrity: integritySchema });

export const exposedModuleSchema = z.object({
  js: z.array(verifiedFileSchema),
  css: z.array(verifiedFileSchema),
});

/** What the shell's HTML needs: scripts and styles in loading order; font and texts to preload, by locale. */
export const shellDocumentSchema = z.object({
  js: z.array(verifiedFileSchema),
  css: z.array(verifiedFileSchema),
  fonts: z.record(z.string(), z.array(verifiedFileSchema)),
  locales: z.record(z.string(), z.array(verifiedFileSchema)),
  /** Its pages find released files at another origin too; shells from before this do not. */
  takesAssetOrigin: z.optional(z.boolean()),
});

/** One file of a build as the store keeps it. `bytes` is the size before compression. */
export const buildFileSchema = z.object({
  path: buildPathSchema,
  sha384: integritySchema,
  bytes: z.int().check(z.nonnegative()),
});

/** `releases/<remote>/<version>.json`: the commit mark of a publish. Never changes once it exists. */
export const releaseManifestSchema = z.object({
  schema: z.literal(1),
  remote: deployableNameSchema,
  version: versionSchema,
  /** Global and federation name. Carries the version, so that two versions can live in one page. */
  container: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,79}$/)),
  treeHash: sha256HexSchema,
  /** The exact tools: deployables built by different ones are not known to work together. */
  builtWith: z.object({ federation: z.string(), rspack: z.string() }),
  entry: verifiedFileSchema,
  /** Path of the container (or, for the shell, the renderer) that the server loads. */
  serverEntry: buildPathSchema,
  exposes: z.record(moduleNameSchema, exposedModuleSchema),
  routes: z.array(routeClaimSchema),
  /** Checked when it was published; a place that this server does not know yet costs its links, never the release. */
  nav: z.optional(z.catch(navigationSchema, [])),
  slots: z.record(eventNameSchema, moduleNameSchema),
  services: z.array(serviceClaimSchema),
  /** Package → range that this release accepts from the provider of the singleton. */
  shared: z.record(z.string(), rangeSchema),
  /** Package → version of the singletons that this release gives to all others; only the shell's has it. */
  provides: z.optional(z.record(z.string(), versionSchema)),
  emits: z.record(eventNameSchema, rangeSchema),
  listens: z.record(eventNameSchema, rangeSchema),
  uses: z.optional(z.array(eventNameSchema)),
  document: z.optional(shellDocumentSchema),
  files: z.array(buildFileSchema),
});

export type VerifiedFile = z.infer<typeof verifiedFileSchema>;
export type ExposedModule = z.infer<typeof exposedModuleSchema>;
export type ShellDocument = z.infer<typeof shellDocumentSchema>;
export type BuildFile = z.infer<typeof buildFileSchema>;
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
