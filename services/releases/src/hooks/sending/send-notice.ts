import type { Notice } from '@dana/contracts/release/notice';
import type { Mailer } from '@dana/server/mail/mailer';
import { mailAddressOf } from '../records/checked-target.ts';
import type { HookRecord } from '../records/hook-record.ts';
import { jsonBody } from './json-body.ts';
import { mailDelivery } from './mail-delivery.ts';
import { mailOf } from './mail-of.ts';
import { type Outcome, postDelivery } from './post-delivery.ts';
import { signedHeaders } from './sign-delivery.ts';
import { slackBody } from './slack-body.ts';

/** What sending needs beside the subscription. */
export type SendOptions = {
  /** Where `/_releases` is, for links. */
  consoleUrl: string;
  /** Private addresses that may be called. */
  allowed: readonly string[];
  mailer: Mailer;
  /** For one call. A mail has the limit of its mailer. Unit: milliseconds. */
  limitMs: number;
};

/** Sends a notice once to where a subscription leads. Never rejects. */
export function sendNotice(
  hook: Pick<HookRecord, 'id' | 'preset' | 'target' | 'secret'>,
  notice: Notice,
  { consoleUrl, allowed, mailer, limitMs }: SendOptions,
  signal: AbortSignal,
): Promise<Outcome> {
  const link = `${consoleUrl}?env=${notice.env}`;
  if (hook.preset === 'mail') {
    const to = mailAddressOf(hook.target);
    return mailDelivery(mailer, mailOf(notice, { to, hookId: hook.id, link }));
  }
  const body = hook.preset === 'slack' ? slackBody(notice, link) : jsonBody(notice, link);
  const signed = hook.secret === undefined ? undefined : signedHeaders(notice.id, body, hook.secret);
  const headers = { 'Content-Type': 'application/json; charset=utf-8', ...signed };
  return postDelivery({ target: hook.target, headers, body, allowed, limitMs, signal });
}
