import { demandPublished } from '../reading/published-release.ts';
import { ownPage } from './own-page.ts';
import type { PreviewAnswer, PreviewOptions } from './release-admin.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { sharedSecret } from '../store/shared-secret.ts';
import type { Store } from '../store/store.ts';
import { previewParameter, signPreview } from '../reading/preview-token.ts';

const longestHours = 24 * 14;

/**
 * A signed link to the shop with these versions in place of the live ones, for anybody who has it, until it ends.
 * Errors: refuses (404) versions that were never published, (400) a bad path or time.
 */
export async function previewLink(
  store: Store,
  publicOrigin: string,
  { env, remotes, hours, path }: PreviewOptions,
): Promise<PreviewAnswer> {
  const wanted = Object.entries(remotes);
  if (wanted.length === 0)
    throw new ReleaseRefusal(400, 'nothing_to_preview', 'Name at least one version, like mf-catalog@1.1.0.');
  if (!(hours > 0 && hours <= longestHours))
    throw new ReleaseRefusal(400, 'bad_hours', `A preview lasts 1 to ${longestHours} hours.`);
  const url = ownPage(path, publicOrigin);
  for (const [remote, version] of wanted) await demandPublished(store, remote, version);
  const expires = Math.floor(Date.now() / 1000 + hours * 3600);
  url.searchParams.set(
    previewParameter,
    signPreview({ env, remotes, expires }, await sharedSecret(store, 'preview')),
  );
  return { url: url.href, expiresAt: new Date(expires * 1000).toISOString() };
}
