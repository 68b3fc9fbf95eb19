import type { AuditEntry } from '../audit/audit-log.ts';
import type { NewIncident } from '../audit/incidents.ts';

/** Who tries ten tokens is one notice and not ten. Unit: milliseconds. */
const togetherMs = 60_000;

/** Notes who was turned away: the first at once, then what came within a minute as one incident. */
export function createRefusalNotes(
  note: (incident: NewIncident) => Promise<void>,
  waitMs = togetherMs,
): (entry: AuditEntry) => Promise<void> {
  let waiting: AuditEntry[] | undefined;
  let count = 0;

  function flush(): void {
    const [first] = waiting ?? [];
    waiting = undefined;
    if (first === undefined) return;
    void note(incidentOf(first, count));
    begin();
  }
  function begin(): void {
    waiting = [];
    count = 0;
    setTimeout(flush, waitMs).unref();
  }

  return async (entry) => {
    if (waiting === undefined) {
      begin();
      return note(incidentOf(entry, 1));
    }
    count++;
    if (waiting.length === 0) waiting.push(entry);
  };
}

function incidentOf({ actor, what, address, message, at }: AuditEntry, count: number): NewIncident {
  const who = [actor, address && `from ${address}`].filter(Boolean).join(' ');
  const sentence = `${who} was refused: ${what} (${message}) at ${at}`;
  const subject = 'refused attempts';
  return { kind: 'refused', subject, message: count > 1 ? `${sentence}, and ${count - 1} more` : sentence };
}
