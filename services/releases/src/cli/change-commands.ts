import type { Verb } from '@dana/contracts/release/revision';
import type { ChangeAnswer } from '../admin/release-admin.ts';
import { instantText } from '../reading/instant-text.ts';
import { targetsText } from '../reading/targets-text.ts';
import { checkedDeployable } from '../store/key.ts';
import { type CliOptions, durationMs, needed, numberOf, onlyName, seenRevision } from './arguments.ts';
import { targetOptions } from './target-options.ts';
import type { CliContext } from './server-context.ts';
import type { CommandOutput } from './output.ts';

type Command = (context: CliContext, names: readonly string[], options: CliOptions) => Promise<CommandOutput>;

/** What a verb needs beside a name and a reason. */
const needs: Partial<Record<Verb, ('version' | 'percent')[]>> = {
  promote: ['version'],
  canary: ['version', 'percent'],
};

/** `<verb> <name> --reason "…" [--version v] [--percent n]`: any change of what is live. */
export function changeCommand(verb: Verb): Command {
  return async ({ admin }, names, options) => {
    const remote = checkedDeployable(onlyName(verb, names));
    for (const option of needs[verb] ?? []) needed(verb, option, options[option]);
    const { env, version, percent, salt, steps, every, force, at } = options;
    const share = {
      ...(percent !== undefined && { percent: numberOf('percent', percent) }),
      ...(steps !== undefined && {
        steps: steps.split(',').map((step) => numberOf('steps', step)),
        everyMs: durationMs('every', every),
      }),
    };
    const targets = targetOptions(options);
    const answer = await admin.change(verb, {
      env,
      remote,
      reason: needed(verb, 'reason', options.reason),
      version,
      ...(targets ? { targeted: { targets, ...share } } : share),
      salt,
      force,
      due: at,
      ifMatch: seenRevision(options['if-match']),
    });
    return { data: answer, text: answer.changed ? done(answer) : nothingDone(answer) };
  };
}

function done(answer: ChangeAnswer): string {
  const { env, revision, gate } = answer;
  const warnings = gate.findings.map(({ message }) => `\n  warning: ${message}`).join('');
  // What only stands for later changes no page.
  const isForLater = answer.verb === 'schedule' || answer.verb === 'unschedule';
  const when = isForLater ? '' : ' New pages get it within a second.';
  return `${sentences[answer.verb](answer)} in ${env}, revision ${revision}.${when}${warnings}`;
}

const sentences: Record<Verb, (answer: ChangeAnswer) => string> = {
  promote: ({ remote, from, to }) => `${remote}: ${from ?? 'nothing'} → ${to}`,
  rollback: ({ remote, from, to }) => `${remote}: ${from} → ${to}`,
  canary: ({ remote, to, percent, targets }) =>
    `${remote}: ${percent} % of visitors get ${to}${targets ? ` (${targetsText(targets)})` : ''}`,
  pause: ({ remote, to }) => `${remote}: the canary ${to} stays at its share`,
  resume: ({ remote, to }) => `${remote}: the canary ${to} climbs on`,
  abort: ({ remote, from, to }) => `${remote}: the canary ${from} ended, everybody gets ${to}`,
  freeze: ({ remote, to }) => `${remote}: frozen at ${to}`,
  unfreeze: ({ remote, to }) => `${remote}: no longer frozen, ${to} is live`,
  pin: ({ remote, to }) => `${remote}: pinned at ${to}, also where something is taken back`,
  unpin: ({ remote, to }) => `${remote}: no longer pinned, ${to} is live`,
  schedule: ({ remote, to, due = '' }) => `${remote}: ${to} is promoted at ${instantText(due)}`,
  unschedule: ({ remote, to }) => `${remote}: ${to} is not promoted by itself any more`,
};

function nothingDone({ verb, remote, to, env }: ChangeAnswer): string {
  if (verb === 'freeze') return `${remote} is frozen in ${env} already; nothing changed.`;
  if (verb === 'pin') return `${remote} is pinned in ${env} already; nothing changed.`;
  if (verb === 'unpin') return `${remote} is not pinned in ${env}; nothing changed.`;
  if (verb === 'schedule') return `${remote}: that is scheduled in ${env} already; nothing changed.`;
  if (verb === 'unfreeze') return `${remote} is not frozen in ${env}; nothing changed.`;
  if (verb === 'pause') return `The canary of ${remote} in ${env} is paused already; nothing changed.`;
  if (verb === 'resume') return `The canary of ${remote} in ${env} is not paused; nothing changed.`;
  if (verb === 'canary') return `${remote}: the canary in ${env} is so already; nothing changed.`;
  return `${remote}: ${to} is live in ${env} already; nothing changed.`;
}
