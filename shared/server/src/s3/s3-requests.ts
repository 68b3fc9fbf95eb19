import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { readWithin } from './read-within.ts';
import { s3Address } from './s3-address.ts';
import { faultOf, isPassing, S3Fault, unreachedBy } from './s3-fault.ts';
import type { S3Place } from './s3-settings.ts';

export type S3Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Other statuses than 2xx that are an answer and no fault. */
  expected?: readonly number[];
};

export type S3Answer = {
  status: number;
  headers: Headers;
  body: Uint8Array;
  /** An attempt before this answer ended without one, so it may have done what was asked. */
  isUnclear: boolean;
};

export type S3Limits = {
  /** How long the storage may say nothing. Unit: milliseconds. */
  stallMs?: number;
  /** How often a call is made before it is given up. */
  attempts?: number;
};

/** A slow line must not look like a stall: what is sent takes its time. Unit: bytes per millisecond. */
const slowestSending = 50;
const firstPauseMs = 200;

/** An object that is not there and a bucket that is not there have the same status. */
const hasNoBucket = (body: Uint8Array): boolean =>
  new TextDecoder().decode(body.subarray(0, 1_000)).includes('<Code>NoSuchBucket</Code>');

/** Sends signed requests to the bucket of a place. What passes by itself is asked again, with growing pauses. */
export function createS3Requests(place: S3Place, { stallMs = 5_000, attempts = 3 }: S3Limits = {}) {
  const { accessKeyId, secretAccessKey, region } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function once(url: URL, { method, headers, body }: S3Call) {
    const limitMs = stallMs + (body?.byteLength ?? 0) / slowestSending;
    const ended = new AbortController();
    const request = await client.sign(url, {
      method,
      // So the storage refuses what was changed on its way.
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body && { body: new Uint8Array(body) }),
    });
    const timer = setTimeout(() => ended.abort(), limitMs);
    try {
      const answer = await fetch(request, { signal: ended.signal, redirect: 'manual' });
      const read = await readWithin(answer.body, stallMs, ended);
      return { status: answer.status, headers: answer.headers, body: read };
    } catch (cause) {
      throw cause instanceof S3Fault ? cause : unreachedBy(url, cause, limitMs);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Errors: throws `S3Fault` for every status that is neither 2xx nor expected, and where the storage cannot be reached. */
  return async function send(call: S3Call): Promise<S3Answer> {
    const url = s3Address(place, call.key ? `${place.prefix}${call.key}` : '');
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
    let isUnclear = false;
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      try {
        const answer = await once(url, call);
        const { status } = answer;
        if (status >= 200 && status < 300) return { ...answer, isUnclear };
        if (call.expected?.includes(status) && !hasNoBucket(answer.body)) return { ...answer, isUnclear };
        if (isLast || !isPassing(status))
          throw faultOf(place, url, status, new TextDecoder().decode(answer.body));
        // Of a conflict it is known that nothing was written.
        isUnclear ||= status !== 409;
      } catch (error) {
        if (isLast || !(error instanceof S3Fault) || error.isLasting) throw error;
        isUnclear = true;
      }
      await sleep(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}
