import type { ReleaseLite } from '@dana/contracts/release/composition';

const integrityForm = /^sha384-[A-Za-z0-9+/]{64}$/;

/** A dev server's files have no hashes; published ones always do. */
const isHashed = (integrity: string): boolean =>
  integrityForm.test(integrity) || (integrity === '' && process.env.NODE_ENV !== 'production');

/** Where a release's files are: here, or on a host for files. What they are is what their hashes say. */
const isBaseOf = (remote: string, base: string): boolean =>
  base.replace(/^https?:\/\/[^/]+/, '').startsWith(`/assets/${remote}/`);

/**
 * Refuses a release whose description in the page cannot be trusted: nothing of it is then asked for.
 * Errors: throws a `ManifestError`.
 */
export function assertValidRelease(remote: string, release: ReleaseLite): void {
  const { base, container, entry, exposes } = release;
  const isValid =
    typeof container === 'string' &&
    typeof base === 'string' &&
    (isBaseOf(remote, base) || process.env.NODE_ENV !== 'production') &&
    typeof exposes === 'object' &&
    exposes !== null &&
    isHashed(entry?.integrity ?? 'none');
  if (isValid) return;
  const error = new Error(
    `${remote}: the release map describes its release in a form that cannot be trusted.`,
  );
  error.name = 'ManifestError';
  throw error;
}
