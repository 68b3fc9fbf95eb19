import type { Undo } from './undo-of.ts';

/** What to type to undo a change that is suspected. */
export function takeBackCommand(undo: Undo): string {
  const reason = '--reason "…"';
  switch (undo.verb) {
    case 'restore':
      return `pnpm release restore ${undo.toRevision} ${reason}`;
    case 'canary':
      return `pnpm release canary ${undo.remote} --version ${undo.version} --percent ${undo.percent} --force ${reason}`;
    case 'promote':
      return `pnpm release promote ${undo.remote} --version ${undo.version} --force ${reason}`;
    default:
      return `pnpm release ${undo.verb} ${undo.remote} ${reason}`;
  }
}
