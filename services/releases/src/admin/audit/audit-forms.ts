import { entryKinds } from '../../audit/audit-log.ts';

/** What a line can be: a change of what is live, a publish, or anything else that is kept. */
export const lineKinds = ['change', 'publish', ...entryKinds] as const;

/** Which lines are asked for; what is left out matters not. Texts are found in any part, in small letters or large. */
export type AuditFilters = {
  remote?: string | undefined;
  /** Who did it, or approved it. */
  actor?: string | undefined;
  kind?: (typeof lineKinds)[number] | undefined;
  /** Of a change; `publish`; of a refusal: what was tried. */
  verb?: string | undefined;
  /** Instants, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** In the reason, or in what was done or said. */
  text?: string | undefined;
};

export type AuditQuery = AuditFilters & {
  limit: number;
  /** `next` of the answer before: goes on from there. */
  before?: string | undefined;
};
