import * as z from 'zod/mini';

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
export const eventNameSchema = z.string().check(z.regex(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/));

/** What a remote's exposed `./mount` takes of hosts that are not the shop. The shell has no use for it, and does not give it. */
export const mountModule = '@dana/runtime/mount';

export const moduleNameSchema = z.string().check(z.regex(/^\.\/[A-Za-z0-9][A-Za-z0-9._/-]*$/));
export const rangeSchema = z.string().check(z.minLength(1), z.maxLength(80));

export const instantSchema = z.iso.datetime();
