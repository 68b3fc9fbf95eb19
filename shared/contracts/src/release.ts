// biome-ignore-all lint/style/noExcessiveLinesPerFile: schemas that refer to each other are easier to check side by side
/**
 * What the release store holds and what a page receives about the releases it runs on.
 */
import * as z from 'zod/mini';
import { manifestProblems } from './manifest-problems.ts';
import { navigationSchema } from './navigation.ts';

/** Folder and slot name of a deployable. At most 48 characters, so that it is safe in paths and URLs. */
export const deployableNameSchema = z
  .string()
  .check(z.maxLength(48), z.regex(/^(shell|mf-[a-z0-9]+(-[a-z0-9]+)*)$/));

/** Semantic version without build metadata, at most 40 characters: it becomes a file name. */
export const versionSchema = z
  .string()
  .check(z.maxLength(40), z.regex(/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9a-z]+([.-][0-9a-z]+)*)?$/));

/** sha256 in lower-case hexadecimal: of the sorted (path, sha384) list of a build, or of a revision's bytes. */
export const sha256HexSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Subresource integrity value. One algorithm only, so that comparing strings is comparing hashes. */
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Path inside a build: `web/…` is served to browsers, `node/…` is only ever read by the renderer. */
export const buildPathSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^(web|node)(\/[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*)+$/));

const eventNameSchema = z.string().check(z.regex(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/));
const moduleNameSchema = z.string().check(z.regex(/^\.\/[A-Za-z0-9][A-Za-z0-9._/-]*$/));
const rangeSchema = z.string().check(z.minLength(1), z.maxLength(80));
const instantSchema = z.iso.datetime();

export const layoutSchema = z.enum([
  'default',
  'layout-one',
  'layout-two',
  'layout-three',
  'layout-four',
  'none',
]);

const slugSchema = z.string().check(z.regex(/^[\w-]{1,120}$/));

/**
 * How search engines find a page: `true` for one without parameters. Else `list` is the call of the API, from `/api`, that
 * lists the values of its one parameter as `{ data: [{ slug, children? }] }`, page by page; `except` has an address of its own.
 */
export const indexableSchema = z.union([
  z.literal(true),
  z.object({
    list: z.string().check(z.maxLength(60), z.regex(/^(\/[a-z][a-z0-9-]*)+$/)),
    except: z.optional(z.array(slugSchema).check(z.maxLength(20))),
  }),
]);

/** A page that a remote owns. `path` has no locale prefix; parameters are `:name`. */
export const routeClaimSchema = z.object({
  path: z
    .string()
    .check(z.maxLength(120), z.regex(/^\/([a-z0-9:][A-Za-z0-9_.-]*(\/[a-z0-9:][A-Za-z0-9_.-]*)*)?$/)),
  module: moduleNameSchema,
  layout: layoutSchema,
  /** `public`: the same HTML for everyone and cacheable. `personal`: never stored. */
  cache: z.enum(['public', 'personal']),
  /** `user`: guests are sent to sign in first. */
  guard: z.optional(z.enum(['user'])),
  /**
   * Every parameter of the query that the page reads. Documents are kept for these alone: another one reaches the page in
   * the browser only. Without it nobody knows, and a page that is asked for with a query is never kept.
   */
  query: z.optional(z.array(z.string().check(z.regex(/^[A-Za-z][\w-]{0,39}$/))).check(z.maxLength(20))),
  /** It stands in the sitemap. Left out: samples, forms and what is the shopper's own. */
  indexable: z.optional(indexableSchema),
});

/** A module without a page that answers events of the bus, for example the cart. */
export const serviceClaimSchema = z.object({
  module: moduleNameSchema,
  handles: z.array(eventNameSchema),
  /** `idle`: started when the page is idle. `demand` (default): started by the first event it handles. */
  start: z.optional(z.enum(['idle', 'demand'])),
});

/** What a remote says about itself in `src/exposed/manifest.ts`. */
export const remoteManifestSchema = z
  .object({
    /** The remote's own name: publishing refuses a manifest that was copied from another remote. */
    remote: deployableNameSchema,
    routes: z.array(routeClaimSchema),
    /** Links to its pages in menus and footer. */
    nav: z.optional(navigationSchema),
    /** Slot name → exposed module, for example `{ 'cart.drawer': './slots/cart-drawer' }`. */
    slots: z.record(eventNameSchema, moduleNameSchema),
    services: z.array(serviceClaimSchema),
    /** Event → the version of its meaning that this remote sends. */
    emits: z.record(eventNameSchema, rangeSchema),
    /** Event → the range of versions that this remote understands. */
    listens: z.record(eventNameSchema, rangeSchema),
    /** Slots of others that it shows. Left out by authors: publishing finds them in the sources. */
    uses: z.optional(z.array(eventNameSchema)),
  })
  .check(
    z.superRefine((manifest, context) => {
      for (const message of manifestProblems(manifest)) context.addIssue(message);
    }),
  );

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

/** How a revision points at a release. Carries enough for the gate to judge without reading the manifest. */
export const refSchema = z.object({
  version: versionSchema,
  treeHash: sha256HexSchema,
  /** Key of the release manifest in the store. */
  manifest: z.string(),
  /** sha384 of the manifest's bytes: a changed manifest is refused when it is read. */
  manifestIntegrity: integritySchema,
  entryIntegrity: integritySchema,
  routes: z.array(routeClaimSchema),
  emits: z.record(eventNameSchema, rangeSchema),
  listens: z.record(eventNameSchema, rangeSchema),
});

export const slotSchema = z.object({
  stable: refSchema,
  /** When it became stable: for a while after that it is watched against the version before. */
  stableSince: z.optional(instantSchema),
  /** Unit of `percent`: per cent of visitors, 0–100. */
  canary: z.optional(
    z.object({
      ref: refSchema,
      percent: z.number().check(z.minimum(0), z.maximum(100)),
      salt: z.string(),
      since: instantSchema,
    }),
  ),
  /** Newest first. What `rollback` without a version takes. */
  previous: z.array(refSchema).check(z.maxLength(5)),
  /** Versions that may not be promoted again without force, because they were rolled back. */
  blocked: z.array(versionSchema),
  frozen: z.optional(z.object({ by: z.string(), reason: z.string() })),
});

export const verbSchema = z.enum(['promote', 'rollback', 'canary', 'abort', 'freeze', 'unfreeze']);

export const gateResultSchema = z.object({
  verdict: z.enum(['passed', 'warned', 'refused']),
  findings: z.array(
    z.object({
      rule: z.string(),
      message: z.string(),
      /** Worth knowing, no reason to refuse. */
      isWarning: z.optional(z.literal(true)),
    }),
  ),
});

/** `registry/<env>/<revision>.json`: the whole state of an environment after one change. Never changes. */
export const revisionSchema = z.object({
  schema: z.literal(1),
  env: z.string(),
  revision: z.int().check(z.positive()),
  /** sha256 of the previous revision's bytes; of nothing for the first. */
  parentHash: sha256HexSchema,
  change: z.object({
    actor: z.string(),
    at: instantSchema,
    verb: verbSchema,
    remote: z.optional(deployableNameSchema),
    from: z.optional(versionSchema),
    to: z.optional(versionSchema),
    reason: z.string(),
    gate: gateResultSchema,
    forced: z.optional(z.literal(true)),
    /** Share of visitors after a canary's change. Unit: per cent. */
    percent: z.optional(z.number()),
    /** The edge did it by itself, because browsers reported failures. */
    automatic: z.optional(z.literal(true)),
  }),
  slots: z.record(deployableNameSchema, slotSchema),
});

/** The part of a release that stands in the HTML of every page that uses it. */
export const releaseLiteSchema = z.object({
  version: versionSchema,
  container: z.string(),
  /** URL prefix of every `file` of this release: `/assets/<remote>/<treeHash>/`. */
  base: z.string().check(z.regex(/^\/assets\/[a-z0-9-]+\/[0-9a-f]{64}\/$/)),
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

export type Indexable = z.infer<typeof indexableSchema>;
export type RouteClaim = z.infer<typeof routeClaimSchema>;
export type ServiceClaim = z.infer<typeof serviceClaimSchema>;
export type Layout = z.infer<typeof layoutSchema>;
/** The form that authors write: `export const manifest = { … } satisfies RemoteManifest`. */
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type VerifiedFile = z.infer<typeof verifiedFileSchema>;
export type ExposedModule = z.infer<typeof exposedModuleSchema>;
export type ShellDocument = z.infer<typeof shellDocumentSchema>;
export type BuildFile = z.infer<typeof buildFileSchema>;
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
export type Ref = z.infer<typeof refSchema>;
export type Slot = z.infer<typeof slotSchema>;
export type Verb = z.infer<typeof verbSchema>;
export type GateResult = z.infer<typeof gateResultSchema>;
export type Revision = z.infer<typeof revisionSchema>;
export type ReleaseLite = z.infer<typeof releaseLiteSchema>;
export type ResolvedRelease = z.infer<typeof resolvedReleaseSchema>;
export type Composition = z.infer<typeof compositionSchema>;
export type InlineComposition = z.infer<typeof inlineCompositionSchema>;
export type ReleaseMapAnswer = z.infer<typeof releaseMapAnswerSchema>;
