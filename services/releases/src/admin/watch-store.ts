import type { Notice } from '@dana/contracts/release/notice';
import { noticeOfRevision } from '../reading/notices.ts';
import { createRevisionFeed } from '../reading/revision-feed.ts';
import type { Store } from '../store/store.ts';

const quietMs = 60_000;

/** Changes of an environment in this store, from now on. Errors: as the store, where it cannot be read at first. */
export async function* watchStore(store: Store, env: string, signal: AbortSignal): AsyncGenerator<Notice> {
  const feed = createRevisionFeed({ store });
  const after = await feed.newest(env);
  for await (const head of feed.follow(env, { after, quietMs, signal }))
    if (head) yield noticeOfRevision(head);
}
