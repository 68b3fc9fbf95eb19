import type { Notice } from '@dana/contracts/release/notice';
import type { HookRecord } from '../records/hook-record.ts';
import { jsonBody } from './json-body.ts';
import { type Outcome, postDelivery } from './post-delivery.ts';
import { signedHeaders } from './sign-delivery.ts';
import { slackBody } from './slack-body.ts';

/** What sending needs beside the subscription. */
export type SendOptions = {
  /** Where `/_releases` is, for links. */
  consoleUrl: string;
  /** Private addresses that may be called. */
  allowed: readonly string[];
  /** For one delivery. Unit: milliseconds. */
  limitMs: number;
};

/** Sends a notice once to where a subscription leads. Never rejects. */
export function sendNotice(
  hook: Pick<HookRecord, 'preset' | 'target' | 'secret'>,
  notice: Notice,
  { consoleUrl, allowed, limitMs }: SendOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const link = `${consoleUrl}?env=${notice.env}`;
  const body = hook.preset === 'slack' ? slackBody(notice, link) : jsonBody(notice, link);
  const signed = hook.secret === undefined ? undefined : signedHeaders(notice.id, body, hook.secret);
  const headers = { 'Content-Type': 'application/json; charset=utf-8', ...signed };
  return postDelivery({ target: hook.target, headers, body, allowed, limitMs, signal });
}
