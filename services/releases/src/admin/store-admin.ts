import { freezeAll, unfreezeAll, type WholeResult } from '../changes/freeze-all.ts';
import { restoreRevision } from '../changes/restore.ts';
import { setSecondPerson } from '../changes/set-second-person.ts';
import { pruneTokens } from './tokens/prune-tokens.ts';
import { issueToken, listTokens, revokeToken } from './tokens/tokens.ts';
import { collectGarbage } from '../collect/collect-garbage.ts';
import { previewLink } from './preview-link.ts';
import { keepSourceMaps } from '../publish/source-maps.ts';
import { publishBuild } from '../publish/publish-folder.ts';
import { readRelease } from '../reading/releases.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { readPublished } from './published-releases.ts';
import type { FreezeAnswer, Housekeeping, ReleaseAdmin } from './release-admin.ts';
import { readLog } from './log.ts';
import { watchStore } from './watch-store.ts';
import { makeChange } from './make-change.ts';
import { readHealth } from './health-view.ts';
import { readRegistryView } from './registry-view.ts';
import { approveRequest, listRequests, orRequest, rejectAsked } from './second-person.ts';
import { wantedChange, wantedRestore } from './wanted.ts';

type StoreAdminOptions = {
  store: Store;
  /** Who acts: the name in the log. */
  actor: string;
  /** Where the shop is open, for links. */
  publicOrigin: string;
};

type StoreAdmin = ReleaseAdmin & Housekeeping;

/** Manages releases in a store directly. */
export function createStoreAdmin({ store, actor, publicOrigin }: StoreAdminOptions): StoreAdmin {
  return {
    async publish(build, options) {
      const { env, reason = '' } = options;
      const wanted = { verb: 'publish', version: build.version, force: true };
      const { manifest, outcome, gate } = await orRequest({ store, env, actor, reason }, wanted, () =>
        publishBuild(build, { ...options, store, actor }),
      );
      const { remote, version, treeHash } = manifest;
      return { remote, version, treeHash, outcome, gate };
    },
    change: (verb, options) =>
      orRequest({ store, actor, ...options }, wantedChange(verb, options), () =>
        makeChange(store, actor, verb, options),
      ),
    freezeAll: async (options) => freezeAnswer(options.env, await freezeAll({ store, actor, ...options })),
    unfreezeAll: async (options) =>
      freezeAnswer(options.env, await unfreezeAll({ store, actor, ...options })),
    async keepMaps({ remote, version }, read) {
      const release = await readRelease(store, remote, version);
      if (release) return { remote, version, maps: await keepSourceMaps(store, release.manifest, read) };
      throw new ReleaseRefusal(
        404,
        'not_published',
        `${remote}@${version} is not published: publish it first.`,
      );
    },
    releases: (remote) => readPublished(store, remote),
    async restore({ env, toRevision, ...options }) {
      const wanted = wantedRestore(toRevision, options.remotes);
      const restoring = () => restoreRevision({ store, actor, env, toRevision, ...options });
      const { changed, kept, revision, gate } = await (options.isDryRun
        ? restoring()
        : orRequest({ store, actor, env, ...options }, wanted, restoring));
      return { env, toRevision, changed, kept, revision: revision.revision, gate };
    },
    async setSecondPerson({ env, ...rule }) {
      const { isNew, revision, standing } = await setSecondPerson({ store, actor, env, ...rule });
      const { secondPerson = {} } = standing;
      return { env, changed: isNew, revision: revision.revision, secondPerson };
    },
    requests: async (env) => ({ env, requests: await listRequests(store, env) }),
    approve: (options) => approveRequest(store, actor, options),
    reject: ({ env, id, ...options }) => rejectAsked({ store, actor, env, ...options }, id),
    registry: (env) => readRegistryView(store, env),
    health: (env) => readHealth(store, env),
    log: (options) => readLog(store, options),
    preview: (options) => previewLink(store, publicOrigin, options),
    async collect() {
      const result = await collectGarbage({ store });
      await pruneTokens(store, new Date());
      return result;
    },
    watch: (env, signal) => watchStore(store, env, signal),
    createToken: (options) => issueToken(store, { ...options, createdBy: actor }),
    tokens: () => listTokens(store),
    revokeToken: (id) => revokeToken(store, id, actor),
  };
}

const freezeAnswer = (env: string, { isNew, revision, standing }: WholeResult): FreezeAnswer => ({
  ...{ env, changed: isNew, revision: revision.revision },
  ...(standing.frozen && { frozen: standing.frozen }),
});
