import type { Outcomes, Tally } from './outcomes.ts';
import { outcomesSection } from './outcomes-section.ts';
import { reportsSection } from './reports-section.ts';
import type { ReportSection } from '../reports/report-section.ts';
import type { Section } from './section.ts';

/** What an edge counted in a window, by kind. */
export type CountedSections = { outcomes?: ReadonlyMap<string, Outcomes>; reports?: ReportSection };

/** What all edges counted in a window, by kind. */
export type SettledSections = { outcomes?: Record<string, Tally>; reports?: ReportSection };

export type SectionName = keyof CountedSections & keyof SettledSections;

type Sections = {
  [Name in SectionName]-?: Section<NonNullable<CountedSections[Name]>, NonNullable<SettledSections[Name]>>;
};

/** Every kind of facts that is kept by window. An edge that settles an hour leaves out the kinds that it does not know. */
const sections: Sections = { outcomes: outcomesSection, reports: reportsSection };

export const sectionNames = Object.keys(sections) as SectionName[];

/** A section as code sees it that treats all alike. */
export const sectionOf = (name: SectionName): Section<unknown, unknown> =>
  sections[name] as Section<unknown, unknown>;
