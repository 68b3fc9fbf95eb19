import type { AuditLine } from '../release-admin.ts';
import { auditCells, auditColumns } from './audit-cells.ts';
import { csvLine } from './csv-text.ts';

/** How the file of an audit is put together, piece by piece. `isFirst`: nothing stands before these lines. */
export type AuditFile = {
  mediaType: string;
  begin: (env: string) => string;
  lines: (lines: readonly AuditLine[], isFirst: boolean) => string;
  end: string;
};

export const auditFiles = {
  csv: {
    mediaType: 'text/csv; charset=utf-8; header=present',
    // Without the mark in front, programs for tables take Arabic for something else.
    begin: () => `\uFEFF${csvLine(auditColumns)}`,
    lines: (lines) => lines.map((line) => csvLine(auditCells(line))).join(''),
    end: '',
  },
  json: {
    mediaType: 'application/json; charset=utf-8',
    begin: (env) => `{"env":${JSON.stringify(env)},"entries":[`,
    lines: (lines, isFirst) =>
      lines.map((line, index) => `${isFirst && index === 0 ? '' : ','}\n${JSON.stringify(line)}`).join(''),
    end: '\n]}\n',
  },
} satisfies Record<string, AuditFile>;

export type AuditFileType = keyof typeof auditFiles;
