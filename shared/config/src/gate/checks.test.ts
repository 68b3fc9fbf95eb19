import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deployables, workspaceRoot } from '../workspace.ts';
import { checks, checksOf } from './checks.ts';

const stepsOf = (deployable: string) => checksOf(deployable).flat();

it.each(deployables)(
  'checks %s with every check there is, its own unit tests and journeys over its pages',
  (deployable) => {
    const steps = stepsOf(deployable);
    const names = checks.flat().map(({ name }) => name);
    expect(steps.map(({ name }) => name)).toEqual([...names, 'unit tests', 'journeys']);
    const journeys = steps.at(-1)?.command.filter((word) => word.startsWith('e2e/')) ?? [];
    expect(journeys).not.toHaveLength(0);
    for (const place of journeys) expect(existsSync(join(workspaceRoot, place))).toBe(true);
  },
);

it('reads only the files of that part for format, lint, styles and types', () => {
  for (const name of ['format', 'lint', 'styles', 'types'])
    expect(
      stepsOf('mf-content')
        .find((step) => step.name === name)
        ?.command.join(' '),
    ).toContain('mf-content');
});

it('says which parts there are when it has none of that name', () => {
  expect(() => checksOf('mf-contents')).toThrow('mf-content');
});
