import type { RateLimit } from '@dana/server/rate-limit';
import { writeAuditEntry } from '../audit/audit-log.ts';
import { createRefusedChanges } from '../audit/refused-changes.ts';
import { freezeAll, unfreezeAll, type WholeResult } from '../changes/freeze-all.ts';
import { restoreRevision } from '../changes/restore.ts';
import { setSecondPerson } from '../changes/set-second-person.ts';
import { compareInStore } from './compare.ts';
import { assertMayGive, assertNotLast } from './tokens/give.ts';
import { pruneTokens } from './tokens/prune-tokens.ts';
import { issueToken, listTokens, revokeToken } from './tokens/tokens.ts';
import { collectGarbage } from '../collect/collect-garbage.ts';
import { whyOf } from './why.ts';
import { previewLink } from './preview-link.ts';
import { keepSourceMaps } from '../publish/source-maps.ts';
import { publishBuild } from '../publish/publish-folder.ts';
import { readRelease } from '../reading/releases.ts';
import { createSourceMaps, type SourceMaps } from '../reading/reports/source-maps.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { readPublished } from './published-releases.ts';
import { createReportReaders } from './read-reports.ts';
import type { ChangeOptions, FreezeAnswer, ReleaseAdmin, StoreTokenAdmin } from './release-admin.ts';
import { type HookSettings, readHookSettings } from '../hooks/hook-settings.ts';
import { readAuditPage } from './audit/audit-page.ts';
import { readDifference } from './difference/read-difference.ts';
import { storeHooks } from './hooks/store-hooks.ts';
import { watchStore } from './watch-store.ts';
import { makeChange } from './make-change.ts';
import { readHealthView } from './health/read-health-view.ts';
import { readRegistryView } from './registry-view.ts';
import { approveRequest, listRequests, orRequest, rejectAsked } from './second-person.ts';
import { wantedChange, wantedRestore } from './wanted.ts';

type StoreAdminOptions = {
  store: Store;
  /** Who acts: the name in the log. */
  actor: string;
  /** Where the shop is open, for links. */
  publicOrigin: string;
  /** Where a request came from, and how many of its refusals are kept. */
  refused?: { address: string; limit: RateLimit } | undefined;
  maps?: SourceMaps | undefined;
  /** What hooks are given from outside; without it nothing of a private network may be called. */
  hooks?: HookSettings | undefined;
};

type StoreAdmin = ReleaseAdmin & StoreTokenAdmin;

/** Manages releases in a store directly. Changes that are refused are in the log too. */
export function createStoreAdmin({
  store,
  actor,
  publicOrigin,
  refused,
  maps = createSourceMaps({ store }),
  hooks = readHookSettings({}, publicOrigin),
}: StoreAdminOptions): StoreAdmin {
  const noted = createRefusedChanges({ store, actor, ...refused });
  const note = (kind: 'gc' | 'token' | 'preview' | 'hooks', what: string) =>
    writeAuditEntry(store, { at: new Date().toISOString(), kind, actor, what });
  return {
    async publish(build, options) {
      const { env, reason = '' } = options;
      const wanted = { verb: 'publish', version: build.version, force: true };
      const publishing = () =>
        orRequest({ store, env, actor, reason }, wanted, () =>
          publishBuild(build, { ...options, store, actor }),
        );
      const what = `publish ${build.remote} ${build.version}`;
      const { manifest, outcome, gate } = await (options.isDryRun
        ? publishing()
        : noted({ what, env: options.env, remotes: [build.remote] }, publishing));
      const { remote, version, treeHash } = manifest;
      return { remote, version, treeHash, outcome, gate };
    },
    change: (verb, options) =>
      noted(attemptOf(verb, options), () =>
        orRequest({ store, actor, ...options }, wantedChange(verb, options), () =>
          makeChange(store, actor, verb, options),
        ),
      ),
    freezeAll: (options) =>
      noted({ what: 'freeze everything', env: options.env }, async () =>
        freezeAnswer(options.env, await freezeAll({ store, actor, ...options })),
      ),
    unfreezeAll: (options) =>
      noted({ what: 'unfreeze everything', env: options.env }, async () =>
        freezeAnswer(options.env, await unfreezeAll({ store, actor, ...options })),
      ),
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
    ...createReportReaders(store, maps),
    async restore({ env, toRevision, ...options }) {
      const { changed, kept, revision } = await noted(
        { what: `restore as at revision ${toRevision}`, env, remotes: options.remotes?.slice() },
        () =>
          orRequest({ store, actor, env, ...options }, wantedRestore(toRevision, options.remotes), () =>
            restoreRevision({ store, actor, env, toRevision, ...options }),
          ),
      );
      return { env, toRevision, changed, kept, revision: revision.revision, gate: revision.change.gate };
    },
    setSecondPerson: ({ env, ...rule }) =>
      noted(
        { what: `second person ${rule.isOn ? 'on' : 'off'} for ${rule.remote.slice(0, 60)}`, env },
        async () => {
          const { isNew, revision, standing } = await setSecondPerson({ store, actor, env, ...rule });
          const { secondPerson = {} } = standing;
          return { env, changed: isNew, revision: revision.revision, secondPerson };
        },
      ),
    requests: async (env) => ({ env, requests: await listRequests(store, env) }),
    approve: (options) =>
      noted({ what: `approve ${options.id.slice(0, 20)}`, env: options.env }, () =>
        approveRequest(store, actor, options),
      ),
    reject: ({ env, id, ...options }) =>
      noted({ what: `reject ${id.slice(0, 20)}`, env }, () =>
        rejectAsked({ store, actor, env, ...options }, id),
      ),
    compare: (env, before, after) => compareInStore(store, env, before, after),
    difference: (remote, from, to) => readDifference(store, remote, { from, to }),
    registry: (env) => readRegistryView(store, env),
    health: (env, hours) => readHealthView(store, env, hours),
    audit: (env, query) => readAuditPage({ store, env, ...query }),
    async preview(options) {
      const link = await previewLink(store, publicOrigin, options);
      const what = Object.entries(options.remotes).map(([remote, version]) => `${remote}@${version}`);
      await note('preview', `${what.join(' ')} until ${link.expiresAt}`);
      return link;
    },
    why: (env, mark) => whyOf(store, env, mark),
    async collect() {
      const result = await collectGarbage({ store });
      await pruneTokens(store, new Date());
      await note(
        'gc',
        `deleted ${result.deleted.length}, marked ${result.marked.length}, kept ${result.kept}`,
      );
      return result;
    },
    hooks: storeHooks({ store, actor, settings: hooks, note }),
    watch: (env, signal) => watchStore(store, env, signal),
    async create({ giver, ...options }) {
      const made = await noted({ what: `make a token "${options.name.slice(0, 60)}"` }, async () => {
        if (giver) assertMayGive({ name: actor, ...giver }, options, await listTokens(store));
        return issueToken(store, { ...options, createdBy: actor });
      });
      await note('token', `made ${made.token.id} "${made.token.name}" ${made.token.scopes.join(' ')}`);
      return made;
    },
    list: () => listTokens(store),
    async revoke(id, { keepsLast = false } = {}) {
      await noted({ what: `revoke the token ${id.slice(0, 40)}` }, async () => {
        if (keepsLast) assertNotLast(id, await listTokens(store));
        await revokeToken(store, id, actor);
      });
      await note('token', `revoked ${id}`);
    },
  };
}

function attemptOf(verb: string, { env, remote, version, percent }: ChangeOptions) {
  const share = percent === undefined ? '' : ` ${percent} %`;
  return { what: `${verb} ${remote} ${version ?? ''}`.trim().slice(0, 120) + share, env, remotes: [remote] };
}

const freezeAnswer = (env: string, { isNew, revision, standing }: WholeResult): FreezeAnswer => ({
  ...{ env, changed: isNew, revision: revision.revision },
  ...(standing.frozen && { frozen: standing.frozen }),
});
