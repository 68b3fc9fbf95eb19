import type { Undo } from '@dana/releases/reading/health/suspect/undo-of';

/** How the release API is asked to undo a change. @returns a path within the environment. */
export function undoCall(undo: Undo): { path: string; body: object } {
  switch (undo.verb) {
    case 'restore':
      return { path: 'restore', body: { toRevision: undo.toRevision } };
    case 'promote':
      return { path: `remotes/${undo.remote}/promote`, body: { version: undo.version, force: true } };
    case 'canary':
      return {
        path: `remotes/${undo.remote}/canary`,
        body: { version: undo.version, percent: undo.percent, force: true },
      };
    default:
      return { path: `remotes/${undo.remote}/${undo.verb}`, body: {} };
  }
}
