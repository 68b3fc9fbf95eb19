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
import { publishBuild } from '../publish/publish-folder.ts';
import type { Store } from '../store/store.ts';
import { type HookSettings, readHookSettings } from '../hooks/hook-settings.ts';
import { readAuditLines } from './audit-lines.ts';
import { storeHooks } from './hooks/store-hooks.ts';
import { watchStore } from './watch-store.ts';
import type { ReleaseAdmin, SignAdmin, TokenAdmin } from './release-admin.ts';
import { makeChange } from './make-change.ts';
import { readRegistryView } from './registry-view.ts';

type StoreAdminOptions = {
  store: Store;
  /** Who acts: the name in the log. */
  actor: string;
  /** Where the shop is open, for links. */
  publicOrigin: string;
  /** What hooks are given from outside; without it nothing of a private network may be called. */
  hooks?: HookSettings | undefined;
};

/** Manages releases in a store directly. */
export function createStoreAdmin({
  store,
  actor,
  publicOrigin,
  hooks = readHookSettings({}, publicOrigin),
}: StoreAdminOptions): ReleaseAdmin & TokenAdmin & SignAdmin {
  const note = (kind: 'gc' | 'token' | 'preview' | 'keys' | 'hooks', what: string) =>
    writeAuditEntry(store, { at: new Date().toISOString(), kind, actor, what });
  return {
    async publish(build, options) {
      const { manifest, outcome, gate } = await publishBuild(build, { ...options, store, actor });
      const { remote, version, treeHash } = manifest;
      return { remote, version, treeHash, outcome, gate };
    },
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
    hooks: storeHooks({ store, actor, settings: hooks, note }),
    watch: (env, signal) => watchStore(store, env, signal),
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
