import { expect, it } from 'vitest';
import { budgetsFrom, compareBudgets } from './compare-budgets.ts';
import { firstLoads } from './measure-deployable.ts';

const problems = (sizes: Record<string, number>, budgets: Record<string, number>) =>
  compareBudgets(sizes, budgets).flatMap(({ part, problem }) => (problem ? [`${part} ${problem}`] : []));

it('names the part that grew, and by how much', () => {
  expect(problems({ entry: 4, 'home.route': 23.5 }, { entry: 4.4, 'home.route': 22 })).toEqual([
    'home.route grew 1.5 KB beyond its budget',
  ]);
});

it('asks for a budget for each part, and for none without a part', () => {
  expect(problems({ entry: 4 }, { 'old.route': 9 })).toEqual([
    'entry has no budget; `pnpm size --write` and its name give it one',
    'old.route is gone; take its budget away',
  ]);
});

it('lets no budget pass the limit that shoppers were promised', () => {
  expect(problems({ 'home.route': 20 }, { 'home.route': 40 })).toEqual([
    'home.route has a budget beyond the limit of 30 KB',
  ]);
  expect(budgetsFrom({ 'home.route': 29, entry: 4 })).toEqual({ 'home.route': 30, entry: 4.4 });
});

it('gives what is new a budget, and raises none', () => {
  const budgets = { entry: 4.1, 'home.route': 20, 'old.route': 9 };
  expect(budgetsFrom({ entry: 4, 'home.route': 21, 'new.route': 2 }, budgets)).toEqual({
    entry: 4.1,
    'home.route': 20,
    'new.route': 2.2,
  });
});

it('adds up what a first visit to the home page loads', () => {
  const shell = { main: 70, 'locale.ar': 2 };
  const sizes = { shell, 'mf-catalog': { entry: 4, 'home.route': 20, 'locale.ar': 3, 'shop.route': 9 } };
  expect(firstLoads(sizes)['first load /']).toBe(99);
});
