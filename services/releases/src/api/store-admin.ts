import type { GateResult } from '@dana/contracts/release/revision';
import { makeChange } from '../changes/make-change.ts';
import type { TryPages } from '../gate/try-pages.ts';
import { readHealth } from '../health/health-view.ts';
import { freezeNow } from '../log/instants.ts';
import { demandPublished, readRelease } from '../log/releases.ts';
import { previewParameter, signPreview } from '../log/signed-text.ts';
import { keepSourceMaps } from '../publish/source-maps.ts';
import type { ReleaseBuild } from '../publish/build.ts';
import { describeRelease } from '../publish/describe-release.ts';
import { publishBuild } from '../publish/publish.ts';
import { checkedDeployable } from '../store/key.ts';
import { ReleaseRefusal, sharedSecret, type Store } from '../store/store.ts';
import type { ChangeOptions, ReleaseAdmin } from './release-admin.ts';
import { readLog, readPublished, readRegistryView } from './views.ts';

type StoreAdminOptions = {
  store: Store;
  actor: string;
  publicOrigin: string;
  tryPages?: TryPages | undefined;
};

const longestHours = 24 * 14;

/** Manages releases in a store directly. */
export function createStoreAdmin({ store, actor, publicOrigin, tryPages }: StoreAdminOptions): ReleaseAdmin {
  /** Tries the pages of a build, once the rest of the gate has nothing against it; what was published already is tried when it goes live. */
  async function triedBuild(build: ReleaseBuild, env: string): Promise<GateResult['findings']> {
    if (!tryPages) return [];
    const { outcome } = await publishBuild(build, { env, store, isDryRun: true });
    if (outcome === 'existed') return [];
    return tryPages(env, [{ manifest: describeRelease(build), files: build.files }]);
  }

  async function triedReleases({ env, remote = '', version = '', releases }: ChangeOptions): Promise<void> {
    if (!tryPages) return;
    const wanted = Object.entries(releases ?? { [remote]: version }).map(([name, one]) =>
      demandPublished(store, checkedDeployable(name), one),
    );
    const found = (await Promise.all(wanted)).map(({ manifest }) => ({ manifest }));
    await tryPages(env, found);
  }

  return {
    async publish(build, asked) {
      const tried = asked.force ? [] : await triedBuild(build, asked.env);
      const { manifest, outcome, gate } = await publishBuild(build, { ...asked, store, actor });
      const { remote, version, treeHash } = manifest;
      const findings = [...gate.findings, ...tried];
      return { remote, version, treeHash, outcome, gate: { ...gate, findings } };
    },
    async change(verb, asked) {
      // Ways back never wait for a page.
      if ((verb === 'promote' || verb === 'canary') && !asked.force) await triedReleases(asked);
      const { env, remote = '' } = asked;
      const { isNew, revision, ...made } = await makeChange({ ...asked, store, actor, verb });
      const frozen = freezeNow(revision, new Date());
      return {
        ...{ verb, env, changed: isNew, revision: revision.revision, ...made },
        ...(verb === 'canary' && { percent: revision.slots[remote]?.canary?.percent }),
        ...(frozen && { frozen }),
      };
    },
    async keepMaps({ remote, version }, read) {
      const release = await readRelease(store, remote, version);
      if (release) return { remote, version, maps: await keepSourceMaps(store, release.manifest, read) };
      const message = `${remote}@${version} is not published: publish it first.`;
      throw new ReleaseRefusal(404, 'not_published', message);
    },
    releases: (remote) => readPublished(store, remote),
    registry: (env) => readRegistryView(store, env),
    health: (env) => readHealth(store, env),
    log: (asked) => readLog(store, asked),
    async preview({ env, remotes, hours, path }) {
      const wanted = Object.entries(remotes);
      if (wanted.length === 0)
        throw refused('nothing_to_preview', 'Name at least one version, like mf-catalog@1.1.0.');
      if (!(hours > 0 && hours <= longestHours))
        throw refused('bad_hours', `A preview lasts 1 to ${longestHours} hours.`);
      const url = new URL(path, publicOrigin);
      if (!path.startsWith('/') || url.origin !== new URL(publicOrigin).origin)
        throw refused('bad_path', 'path is a page of this shop, for example /en/shop.');
      for (const [remote, version] of wanted) await demandPublished(store, remote, version);
      const expires = Math.floor(Date.now() / 1000 + hours * 3600);
      const secret = await sharedSecret(store, 'preview');
      url.searchParams.set(previewParameter, signPreview({ env, remotes, expires }, secret));
      return { url: url.href, expiresAt: new Date(expires * 1000).toISOString() };
    },
  };
}

const refused = (code: string, message: string) => new ReleaseRefusal(400, code, message);
