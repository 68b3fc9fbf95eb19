import type { Sizes } from './measure-deployable.ts';

/** A measured part beside its budget. Unit: KB. */
export type SizeLine = {
  part: string;
  kb: number;
  budgetKb: number | undefined;
  problem: string | undefined;
};

const headroomPercent = 10;
/** No route's budget may be raised beyond this. Unit: KB. */
const routeLimitKb = 30;

/** Each part against the budget in its package.json; a part without a budget and a budget without a part are refused. */
export function compareBudgets(sizes: Sizes, budgets: Sizes): SizeLine[] {
  const lines = Object.entries(sizes).map(([part, kb]): SizeLine => {
    const budgetKb = budgets[part];
    return { part, kb, budgetKb, problem: problemOf(part, kb, budgetKb) };
  });
  const gone = Object.keys(budgets).filter((part) => !(part in sizes));
  return [
    ...lines,
    ...gone.map((part) => ({
      part,
      kb: 0,
      budgetKb: budgets[part],
      problem: 'is gone; take its budget away',
    })),
  ];
}

/**
 * The budgets of a deployable after a measurement. A part that has one keeps it, also where it grew: that is raised by hand, with
 * a reason. A new part gets ten per cent above what it has, never above the limit; of one that is gone none is left.
 */
export function budgetsFrom(sizes: Sizes, budgets: Sizes = {}): Sizes {
  return Object.fromEntries(
    Object.entries(sizes).map(([part, kb]) => {
      const measured = Math.min(Math.ceil((kb * (100 + headroomPercent)) / 10) / 10, limitOf(part));
      return [part, budgets[part] ?? measured];
    }),
  );
}

function problemOf(part: string, kb: number, budgetKb: number | undefined): string | undefined {
  if (budgetKb === undefined) return 'has no budget; `pnpm size --write` and its name give it one';
  if (kb > budgetKb) return `grew ${(kb - budgetKb).toFixed(1)} KB beyond its budget`;
  if (budgetKb > limitOf(part)) return `has a budget beyond the limit of ${limitOf(part)} KB`;
  return undefined;
}

function limitOf(part: string): number {
  return part.endsWith('.route') ? routeLimitKb : Number.POSITIVE_INFINITY;
}
