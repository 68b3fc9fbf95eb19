import type { Slot } from '@dana/contracts/release/revision';
import * as z from 'zod/mini';
import { publishedVersions, readRelease, refsOf, undefinedWhenDamaged } from '../log/releases.ts';
import { readHead, readHistory } from '../log/revisions.ts';
import { readPublishRecord } from '../log/publish-records.ts';
import { interfacesOfTree, mapsOfTree, treeKey } from '../store/key.ts';
import { readStored, type Store, storedBytes } from '../store/store.ts';

const dayMs = 86_400_000;
/** How long files stay that a revision once referred to: open tabs ask for their chunks. Unit: milliseconds. */
const keepMs = 30 * dayMs;

/**
 * Deletes the files of builds that nobody can need: no slot refers to them, no revision of the last 30 days did, and
 * they were not published within 30 days. Orphans of crashed uploads among them. In two steps: marked first, deleted
 * 24 hours later, when the newest revision was read again and still does not refer to them. Manifests stay: a
 * published version never changes its content.
 */
export async function collectGarbage({ store, now = () => new Date() }: { store: Store; now?: () => Date }) {
  const cutOff = new Date(now().getTime() - keepMs);
  const due = new Date(now().getTime() - dayMs);
  const trees = (await Promise.all((await store.list('assets')).map((remote) => store.list(remote)))).flat();
  const needed = await neededTrees(store, cutOff);
  const [marked, deleted]: [string[], string[]] = [[], []];
  for (const tree of trees) {
    if (needed.has(tree)) {
      await unmarkGarbage(store, tree);
      continue;
    }
    const mark = await markGarbage(store, tree, now());
    if (mark.isNew) marked.push(tree);
    // The head is read again: it may have gone on to this very tree while the others were deleted.
    else if (mark.at <= due && !(await liveTrees(store)).has(tree)) {
      await store.removeTree(mapsOfTree(tree));
      await store.removeTree(tree);
      await store.remove(interfacesOfTree(tree));
      await unmarkGarbage(store, tree);
      deleted.push(tree);
    }
  }
  await removeReports(store);
  await removeTried(store, cutOff);
  const sweptUnfinished = await store.sweep(due);
  return { marked, deleted, kept: trees.length - deleted.length, sweptUnfinished };
}

async function neededTrees(store: Store, cutOff: Date): Promise<Set<string>> {
  const needed = await liveTrees(store);
  for (const env of await environments(store)) {
    const head = await readHead(store, env);
    if (head === undefined) continue;
    for await (const { change, slots } of readHistory(store, env, head)) {
      for (const tree of treesOf(slots)) needed.add(tree);
      // One older revision is looked at as well: it was what was live when the time began.
      if (new Date(change.at) < cutOff) break;
    }
  }
  for (const tree of await youngTrees(store, cutOff)) needed.add(tree);
  return needed;
}

async function liveTrees(store: Store): Promise<Set<string>> {
  const heads = await Promise.all((await environments(store)).map((env) => readHead(store, env)));
  return new Set(heads.flatMap((head) => (head ? treesOf(head.revision.slots) : [])));
}

/** Published not long ago: somebody is about to promote it, or shows it in a preview. */
async function youngTrees(store: Store, cutOff: Date): Promise<string[]> {
  const remotes = (await store.list('releases')).map((key) => key.slice('releases/'.length));
  const young = remotes.map(async (remote) => {
    const versions = await publishedVersions(store, remote);
    const trees = versions.map(async (version) => {
      const record = await readPublishRecord(store, remote, version);
      if (record && new Date(record.at) < cutOff) return [];
      const release = await readRelease(store, remote, version).catch(undefinedWhenDamaged);
      // Without a record nobody knows its age: the mark's own time begins now, so it is not kept without end.
      return release && record ? [treeKey(remote, release.manifest.treeHash)] : [];
    });
    return (await Promise.all(trees)).flat();
  });
  return (await Promise.all(young)).flat();
}

const environments = async (store: Store): Promise<string[]> =>
  (await store.list('registry')).map((key) => key.slice('registry/'.length));

const treesOf = (slots: Record<string, Slot>): string[] =>
  Object.entries(slots).flatMap(([remote, slot]) =>
    refsOf(slot).map(({ treeHash }) => treeKey(remote, treeHash)),
  );

/** What servers from before kept of browsers' reports and of deliveries. Nothing reads it any more. */
async function removeReports(store: Store): Promise<void> {
  const health = (await store.list('health')).flatMap((env) =>
    ['windows', 'hours', 'days'].map((of) => `${env}/${of}`),
  );
  const before = [...health, 'incidents', 'hooks-lease', 'hooks-alive', 'hooks-state'];
  const { objects } = await store.inventory();
  const isOld = (key: string): boolean => before.some((folder) => key.startsWith(`${folder}/`));
  for (const key of objects) if (isOld(key)) await store.remove(key);
}

/** That a composition was tried, once it was long ago, or nobody knows when. What is still live is tried once more when it is asked for. */
async function removeTried(store: Store, cutOff: Date): Promise<void> {
  for (const key of await store.list('tried')) {
    const tried = await readStored(store, key, markSchema);
    if (!tried || new Date(tried.at) < cutOff) await store.remove(key);
  }
}

const markSchema = z.object({ at: z.string() });
const markKey = (tree: string): string => `garbage/${tree.replaceAll('/', '+')}.json`;

/** Marks a tree as garbage, once. @returns since when it is. */
async function markGarbage(store: Store, tree: string, now: Date): Promise<{ isNew: boolean; at: Date }> {
  const bytes = storedBytes({ at: now.toISOString() });
  if ((await store.putIfAbsent(markKey(tree), bytes)) === 'created') return { isNew: true, at: now };
  const mark = await readStored(store, markKey(tree), markSchema);
  return { isNew: false, at: mark ? new Date(mark.at) : now };
}

const unmarkGarbage = (store: Store, tree: string): Promise<void> => store.remove(markKey(tree));
