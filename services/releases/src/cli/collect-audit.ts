import type { AuditFilters } from '../admin/audit/audit-forms.ts';
import type { AuditAnswer } from '../admin/release-admin.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { CliContext } from './server-context.ts';

/** As many as one call gives. */
const pageLines = 500;

/**
 * Lines of the audit until there are so many, call by call: each looks through a part of it.
 * Errors: refuses (404) filters that an older server would pass over without a word.
 */
export async function collectAudit(
  { admin }: Pick<CliContext, 'admin'>,
  env: string,
  filters: AuditFilters,
  most: number,
): Promise<AuditAnswer> {
  const entries: AuditAnswer['entries'] = [];
  let before: string | undefined;
  for (;;) {
    const limit = Math.min(most - entries.length, pageLines);
    const page = await admin.audit(env, { ...filters, limit, before });
    entries.push(...page.entries);
    if (page.next === undefined) assertUnfiltered(filters);
    if (!page.next || entries.length >= most) return { ...page, entries };
    before = page.next;
  }
}

function assertUnfiltered({ remote: _known, ...filters }: AuditFilters): void {
  if (Object.keys(filters).length === 0) return;
  throw new ReleaseRefusal(
    404,
    'older_server',
    `The server is of before the audit had filters (${Object.keys(filters).join(', ')}). Update it, or leave them out.`,
  );
}
