import type { AuditQuery } from './audit-forms.ts';

/** What is asked for as the query of an address; what is left out is not in it. */
export const auditParameters = (query: AuditQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
