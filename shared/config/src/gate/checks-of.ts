import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deployables, workspaceRoot } from '../workspace.ts';
import { checks } from './checks.ts';
import type { Step } from './step.ts';

/** Steps that look at a deployable's own files, with the words that keep them to it. The others look at all. */
const ownWords: Record<string, (deployable: string) => Step['command']> = {
  format: (deployable) => ['biome', 'format', deployable, '--max-diagnostics=20'],
  lint: (deployable) => ['biome', 'lint', deployable, '--error-on-warnings', '--max-diagnostics=50'],
  styles: (deployable) => ['stylelint', `${deployable}/src/**/*.css`],
  types: (deployable) => ['tsc', '-b', deployable],
};

/** In Arabic, which most shoppers read; the whole run covers both languages. */
const language = 'ar';

/**
 * What one deployable can break: the checks of its files, what it shares with the others, its unit tests, and the journeys
 * over its own pages.
 * Errors: throws with the names there are when it has no such deployable.
 */
export function checksOf(deployable: string): Step[][] {
  if (!deployables.includes(deployable))
    throw new Error(`There is no ${deployable}. One of: ${deployables.join(', ')}.`);
  const groups = checks.map((group) =>
    group.map((step) => {
      const command = ownWords[step.name]?.(deployable);
      return command ? { ...step, command } : step;
    }),
  );
  return [...groups, [unitStep(deployable)], [journeysStep(deployable)]];
}

const unitStep = (deployable: string): Step => ({
  name: 'unit tests',
  command: [
    'vitest',
    'run',
    '--config',
    'shared/config/src/vitest.root.ts',
    '--reporter=dot',
    `${deployable}/`,
  ],
  advice: 'Repeat one file with `pnpm unit <part of its path>`.',
});

function journeysStep(deployable: string): Step {
  const area = deployable === 'shell' ? 'frame' : deployable.replace('mf-', '');
  const own = deployable === 'shell' ? 'e2e/a11y/shell.e2e.ts' : `e2e/a11y/${area}.e2e.ts`;
  const places = [`e2e/${area}/`, own, ...(deployable === 'shell' ? [] : ['e2e/a11y/routes.e2e.ts'])];
  const words = places.filter((place) => existsSync(join(workspaceRoot, place)));
  return {
    name: 'journeys',
    command: ['shared/config/src/commands/e2e.ts', `--project=${language}`, '--reporter=line', ...words],
    advice:
      'Repeat one with `pnpm e2e -g "<part of its title>" --trace on`; its trace is then under test-results.',
    isLive: true,
    // Of the pages that manifests name only its own.
    ...(deployable !== 'shell' && { env: { E2E_REMOTE: deployable } }),
  };
}
