import type { Store } from '../../store/store.ts';
import type { AuditAnswer } from '../release-admin.ts';
import { auditFiles, type AuditFileType } from './audit-file.ts';
import type { AuditFilters } from './audit-forms.ts';
import { openAudit } from './audit-page.ts';

export const exportTypes = Object.keys(auditFiles) as AuditFileType[];

type Export = {
  store: Store;
  env: string;
  type: AuditFileType;
  filters: AuditFilters;
  /** Lines that are read at a time. */
  limit?: number;
  /** Who takes nothing for so long is gone. Unit: milliseconds. */
  patienceMs?: number;
};

/**
 * All lines that are asked for, as a file. It is read page by page as the caller takes it, so that one page is in memory.
 * Errors: as a page while nothing was sent; later the answer breaks off, so that half a file is not taken for a whole one.
 */
export async function auditExport({
  type,
  limit = 500,
  patienceMs = 60_000,
  ...asked
}: Export): Promise<Response> {
  const { store, env, filters } = asked;
  const file = auditFiles[type];
  const read = await openAudit({ store, env, ...filters });
  let page: AuditAnswer | undefined = await read({ limit });
  let [hasLines, isLeft] = [false, false];
  const text = new TextEncoder();
  let gone: ReturnType<typeof setTimeout> | undefined;
  const send = (to: ReadableStreamDefaultController<Uint8Array>, part: string): void => {
    to.enqueue(text.encode(part));
    gone = setTimeout(() => to.error(new Error('Nobody takes the file.')), patienceMs);
    gone.unref();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => send(controller, file.begin(env)),
      async pull(controller) {
        clearTimeout(gone);
        while (page && !isLeft) {
          const lines = file.lines(page.entries, !hasLines);
          hasLines ||= page.entries.length > 0;
          page = page.next ? await read({ limit }) : undefined;
          if (lines === '') continue;
          send(controller, lines);
          return;
        }
        if (isLeft) return;
        if (file.end) controller.enqueue(text.encode(file.end));
        controller.close();
      },
      cancel() {
        isLeft = true;
        clearTimeout(gone);
      },
    },
    { highWaterMark: 1 },
  );
  const name = `audit-${env}-${new Date().toISOString().slice(0, 10)}.${type}`;
  const headers = { 'Content-Type': file.mediaType, 'Content-Disposition': `attachment; filename="${name}"` };
  return new Response(body, { headers });
}
