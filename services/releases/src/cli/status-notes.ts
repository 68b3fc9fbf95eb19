import type { FreezeOfAll, SecondPerson } from '@dana/contracts/release/standing';
import type { SlotView } from '../admin/registry-view.ts';
import type { RequestView } from '../admin/second-person-forms.ts';
import { instantText } from '../reading/instant-text.ts';
import { wantedText } from './second-person-commands.ts';

/** That everything is frozen, by whom, until when and why. */
export const frozenText = ({ by, until, reason }: FreezeOfAll): string =>
  `Everything is frozen by ${by}${until === undefined ? '' : ` until ${instantText(until)}`}: ${reason}`;

/** What keeps a slot as it is, and what is to come for it: one line each. */
export function notesOf([name, { frozen, pinned, scheduled, stable }]: [string, SlotView]): string[] {
  // Only an older server, which knows no pins, changes one.
  const isOther = pinned !== undefined && pinned.version !== stable;
  return [
    frozen && `${name} is frozen by ${frozen.by}: ${frozen.reason}`,
    pinned && `${name} is pinned at ${pinned.version} by ${pinned.by}: ${pinned.reason}`,
    isOther && `${name} shows ${stable} all the same: an older server changed it.`,
    scheduled &&
      `${name}@${scheduled.version} is promoted at ${instantText(scheduled.due)}, scheduled by ${scheduled.by}: ${scheduled.reason}`,
  ].filter((line) => typeof line === 'string');
}

/** Whose changes somebody else has to allow, and why. */
export const ruleText = ([name, { by, reason }]: [string, SecondPerson]): string =>
  `${name === '*' ? 'Everything' : name} needs a second person, by a rule of ${by}: ${reason}`;

/** One request, with what is typed to approve it. */
export const requestText = (request: RequestView): string =>
  `${wantedText(request)}, asked for by ${request.by} until ${instantText(request.expires)}: ${request.reason}${
    request.approvedBy ? ` (approved by ${request.approvedBy})` : `. pnpm release approve ${request.id}`
  }`;
