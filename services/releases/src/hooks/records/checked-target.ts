import * as z from 'zod/mini';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { HookPreset } from './hook-record.ts';

const longestTarget = 2_000;
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An address that deliveries may go to: https, or http on this machine. Whether it leads into a private network is only known
 * when it is called (`sending/filtered-agent.ts`).
 * Errors: refuses (400) any other; the sentence never names the address, which may be a secret.
 */
export function checkedTarget(preset: HookPreset, text: string): string {
  if (preset === 'mail') return checkedMailbox(text);
  const url = text.length <= longestTarget ? URL.parse(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && thisMachine.has(url.hostname));
  if (!url || !isSafe || url.username || url.password || url.hash)
    throw new ReleaseRefusal(
      400,
      'bad_hook_address',
      'A hook is called at an https address without user, password and fragment, of at most 2,000 characters (http only on this machine).',
    );
  if (preset === 'slack' && !url.pathname.startsWith('/services/') && !thisMachine.has(url.hostname))
    throw new ReleaseRefusal(
      400,
      'bad_slack_address',
      'An incoming webhook of Slack is like https://hooks.slack.com/services/…; for another listener take --preset json.',
    );
  return url.href;
}

/** What may be shown of an address: whom it belongs to, and nothing that lets anybody write there. */
export function shownTarget(target: string): string {
  const mailbox = mailAddressOf(target);
  return mailbox === target
    ? `${new URL(target).origin}/…`
    : `mailto:…${mailbox.slice(mailbox.indexOf('@'))}`;
}

/** The mailbox of a `mailto:` address. */
export const mailAddressOf = (target: string): string => target.replace(/^mailto:/i, '');

function checkedMailbox(text: string): string {
  const mailbox = mailAddressOf(text);
  if (mailbox !== text && mailbox.length <= 254 && z.email().safeParse(mailbox).success)
    return `mailto:${mailbox}`;
  throw new ReleaseRefusal(
    400,
    'bad_hook_address',
    'Mail goes to one mailbox, such as mailto:oncall@shop.example, without a subject or other parts.',
  );
}
