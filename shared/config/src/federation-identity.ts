/**
 * The identity under which one version of one deployable lives in a page.
 * It carries the version, so that two versions of a remote can stand side by side (fallback, preview)
 * without one answering for the other.
 * Example: `federationIdentity('mf-catalog', '1.0.0')` → `mf_catalog_1_0_0`.
 */
export function federationIdentity(deployable: string, version: string): string {
  return `${deployable}_${version}`.replaceAll(/[^A-Za-z0-9]/g, '_');
}
