import { type ReportSection, reportSectionSchema } from '../reports/report-section.ts';
import { halvedSection, settleSections } from '../reports/settle-sections.ts';
import type { Section } from './section.ts';

const read = (json: unknown): ReportSection | undefined => reportSectionSchema.safeParse(json).data;

/** What failed how, how fast pages were and which calls failed. A visit that reports to two edges counts at each. */
export const reportsSection: Section<ReportSection, ReportSection> = {
  readCounted: read,
  settle: settleSections,
  readSettled: read,
  smaller: halvedSection,
};
