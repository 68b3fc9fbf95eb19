import { writeAuditEntry } from '../audit/audit-log.ts';
import { restoreRevision } from '../changes/restore.ts';
import { compareInStore } from './compare.ts';
import { issueToken, listTokens, revokeToken } from './tokens/tokens.ts';
import { collectGarbage } from '../collect/collect-garbage.ts';
import { changeKeys } from './keys/key-changes.ts';
import { signExisting } from './keys/sign-existing.ts';
import { readKeyLog } from '../signing/key-log.ts';
import { keyIdOf } from '../signing/public-key.ts';
import { previewLink } from './preview-link.ts';
import { keepSourceMaps } from '../publish/source-maps.ts';
import { publishBuild } from '../publish/publish-folder.ts';
import { readRelease } from '../reading/releases.ts';
import type { ReportSource } from '../reading/reports/report-source.ts';
import { createSourceMaps, type SourceMaps } from '../reading/reports/source-maps.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { createReportReaders } from './read-reports.ts';
import { readAuditLines } from './audit-lines.ts';
import type { ReleaseAdmin, SignAdmin, TokenAdmin } from './release-admin.ts';
import { makeChange } from './make-change.ts';
import { readRegistryView } from './registry-view.ts';

type StoreAdminOptions = {
  store: Store;
  /** Who acts: the name in the log. */
  actor: string;
  /** Where the shop is open, for links. */
  publicOrigin: string;
  /** What browsers reported; only where a storefront's reports can be read. */
  reports?: ReportSource | undefined;
  maps?: SourceMaps | undefined;
};

/** Manages releases in a store directly. */
export function createStoreAdmin({
  store,
  actor,
  publicOrigin,
  reports,
  maps = createSourceMaps({ store }),
}: StoreAdminOptions): ReleaseAdmin & TokenAdmin & SignAdmin {
  const note = (kind: 'gc' | 'token' | 'preview' | 'keys', what: string) =>
    writeAuditEntry(store, { at: new Date().toISOString(), kind, actor, what });
  return {
    async publish(build, options) {
      const { manifest, outcome, gate } = await publishBuild(build, { ...options, store, actor });
      const { remote, version, treeHash } = manifest;
      return { remote, version, treeHash, outcome, gate };
    },
    async keepMaps({ remote, version }, read) {
      const release = await readRelease(store, remote, version);
      if (release) return { remote, version, maps: await keepSourceMaps(store, release.manifest, read) };
      throw new ReleaseRefusal(
        404,
        'not_published',
        `${remote}@${version} is not published: publish it first.`,
      );
    },
    ...createReportReaders(maps, reports),
    change: (verb, options) => makeChange(store, actor, verb, options),
    async restore({ env, toRevision, ...options }) {
      const { changed, revision } = await restoreRevision({ store, actor, env, toRevision, ...options });
      return { env, toRevision, changed, revision: revision.revision, gate: revision.change.gate };
    },
    compare: (env, before, after) => compareInStore(store, env, before, after),
    registry: (env) => readRegistryView(store, env),
    audit: async (env, query) => ({ env, entries: await readAuditLines({ store, env, ...query }) }),
    async preview(options) {
      const link = await previewLink(store, publicOrigin, options);
      const what = Object.entries(options.remotes).map(([remote, version]) => `${remote}@${version}`);
      await note('preview', `${what.join(' ')} until ${link.expiresAt}`);
      return link;
    },
    async collect() {
      const result = await collectGarbage({ store });
      await note(
        'gc',
        `deleted ${result.deleted.length}, marked ${result.marked.length}, kept ${result.kept}`,
      );
      return result;
    },
    keys: async () => ({ signed: (await readKeyLog(store)).signed }),
    async changeKeys(signed, { force }) {
      const entry = await changeKeys(store, signed, force);
      const { change, remote, key, reason } = entry;
      const what = change === 'hand-over' ? 'the shop' : remote === '*' ? 'everything' : remote;
      await note('keys', `${change} ${keyIdOf(key)} of ${what}: ${reason}`);
      return entry;
    },
    async signExisting(key, remote) {
      const signed = await signExisting(store, key, remote);
      await note('keys', `signed ${signed.join(' ') || 'nothing'} with ${key.id}`);
      return signed;
    },
    async create(options) {
      const made = await issueToken(store, { ...options, createdBy: actor });
      await note('token', `made ${made.token.id} "${made.token.name}" ${made.token.scopes.join(' ')}`);
      return made;
    },
    list: () => listTokens(store),
    async revoke(id) {
      await revokeToken(store, id, actor);
      await note('token', `revoked ${id}`);
    },
  };
}
