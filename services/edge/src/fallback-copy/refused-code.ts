import { BroadcastChannel } from 'node:worker_threads';
import * as z from 'zod/mini';
import { damagedFile } from '@dana/releases/reading/verify-file';
import type { FollowedReleases } from './follow-releases.ts';

/** On this channel a render worker says which code it did not execute, whichever pool started it. */
const channelName = 'refused-code';

const refusedSchema = z.object({
  remote: z.string(),
  version: z.string(),
  treeHash: z.string(),
  path: z.string(),
});

/** A file of a release that a worker did not execute, because it is not the file that was published. */
export type RefusedCode = z.infer<typeof refusedSchema>;

/** Says so to the process that serves. */
export function announceRefusedCode(refused: RefusedCode): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(refused);
  channel.close();
}

const notPublishedHere = 'is not the file that was published, on this machine';

/** Has the releases looked at again whose code a worker of this process refused. */
export function onRefusedCode({ onDamaged }: Pick<FollowedReleases, 'onDamaged'>): void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event) => {
    const { data } = refusedSchema.safeParse(event.data);
    if (data) onDamaged(data, damagedFile(data, data.path, notPublishedHere));
  };
  channel.unref();
}
