import { randomUUID } from 'node:crypto';
import { createConditionCheck } from './condition-check.ts';
import { readListing, type S3Listing } from './s3-listing.ts';
import { createS3Requests, type S3Limits } from './s3-requests.ts';
import type { S3Place } from './s3-settings.ts';

/**
 * The objects of a place on S3-compatible storage; keys are those below its prefix.
 * Errors: every method throws `S3Fault`, with a sentence for people.
 */
export type S3Bucket = {
  /** `undefined` when there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Overwrites. */
  put(key: string, bytes: Uint8Array, type?: string): Promise<void>;
  /** Creates an object, or changes nothing where somebody else was first. */
  create(key: string, bytes: Uint8Array): Promise<'created' | 'exists'>;
  /** Nothing when it is not there. */
  remove(key: string): Promise<void>;
  /** All below a prefix in the order of their names, a thousand at a time. `isFlat`: only what is directly below. */
  list(prefix: string, how?: { isFlat?: boolean }): AsyncGenerator<S3Listing>;
};

const writerHeader = 'x-amz-meta-writer';

export function createS3Bucket(place: S3Place, limits?: S3Limits): S3Bucket {
  const send = createS3Requests(place, limits);
  const assertConditions = createConditionCheck(send, place.setting);
  const ownName = (key: string) => key.slice(place.prefix.length);

  return {
    async get(key) {
      const answer = await send({ method: 'GET', key, expected: [404] });
      return answer.status === 404 ? undefined : answer.body;
    },

    async put(key, body, type) {
      await send({ method: 'PUT', key, body, ...(type && { headers: { 'content-type': type } }) });
    },

    async create(key, body) {
      await assertConditions();
      const writer = randomUUID();
      const headers = { 'if-none-match': '*', [writerHeader]: writer };
      const { status, isUnclear } = await send({ method: 'PUT', key, body, headers, expected: [412] });
      if (status !== 412) return 'created';
      if (!isUnclear) return 'exists';
      // An answer was lost: who is first may be this very call.
      const stored = await send({ method: 'HEAD', key, expected: [404] });
      return stored.headers.get(writerHeader) === writer ? 'created' : 'exists';
    },

    async remove(key) {
      await send({ method: 'DELETE', key, expected: [404] });
    },

    async *list(prefix, { isFlat = false } = {}) {
      let from: string | undefined;
      do {
        const { body } = await send({
          method: 'GET',
          query: {
            'list-type': '2',
            'encoding-type': 'url',
            prefix: `${place.prefix}${prefix}`,
            ...(isFlat && { delimiter: '/' }),
            ...(from !== undefined && { 'continuation-token': from }),
          },
        });
        const { objects, folders, next } = readListing(new TextDecoder().decode(body));
        yield {
          objects: objects.map(({ key, changedAt }) => ({ key: ownName(key), changedAt })),
          folders: folders.map(ownName),
        };
        from = next;
      } while (from !== undefined);
    },
  };
}
