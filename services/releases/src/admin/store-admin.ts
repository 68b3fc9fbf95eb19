import type { Verb } from '@dana/contracts/release/revision';
import { makeChange } from '../changes/make-change.ts';
import { freezeNow } from '../reading/standing.ts';
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
import type { ChangeAnswer, ChangeOptions, Housekeeping, ReleaseAdmin } from './release-admin.ts';
import { readLog } from './log.ts';
import { watchStore } from './watch-store.ts';
import { readHealth } from './health-view.ts';
import { isForward, triedBuild, triedReleases } from './tried-releases.ts';
import type { TryPages } from '../gate/try-pages.ts';
import { readRegistryView } from './registry-view.ts';

type StoreAdminOptions = {
  store: Store;
  /** Who acts: the name in the log. */
  actor: string;
  /** Where the shop is open, for links. */
  publicOrigin: string;
  /** Renders the pages of what is published or promoted; without it they are not tried. */
  tryPages?: TryPages | undefined;
};

type StoreAdmin = ReleaseAdmin & Housekeeping;

/** Manages releases in a store directly. */
export function createStoreAdmin({ store, actor, publicOrigin, tryPages }: StoreAdminOptions): StoreAdmin {
  return {
    async publish(build, options) {
      const tried = options.force ? [] : await triedBuild(tryPages, build, { env: options.env, store });
      const published = await publishBuild(build, { ...options, store, actor });
      const { manifest, outcome } = published;
      const gate = { ...published.gate, findings: [...published.gate.findings, ...tried] };
      const { remote, version, treeHash } = manifest;
      return { remote, version, treeHash, outcome, gate };
    },
    async change(verb, options) {
      if (isForward(verb) && !options.force) await triedReleases(tryPages, store, options);
      return answerOf(store, actor, verb, options);
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
    releases: (remote) => readPublished(store, remote),
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

async function answerOf(
  store: Store,
  actor: string,
  verb: Verb,
  options: ChangeOptions,
): Promise<ChangeAnswer> {
  const { env, remote } = options;
  const { isNew, revision, ...made } = await makeChange({ ...options, store, actor, verb });
  const slot = remote === undefined ? undefined : revision.slots[remote];
  const frozen = freezeNow(revision, new Date());
  return {
    ...{ verb, env, changed: isNew, revision: revision.revision, ...made },
    ...(verb === 'canary' && { percent: slot?.canary?.percent }),
    ...(frozen && { frozen }),
  };
}
