import { deployables, workspaceRoot } from '../workspace.ts';
import type { Step } from './run-steps.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const commands = 'shared/config/src/commands';

/**
 * What every change must pass before its tests run, cheapest first. Groups run in order, the steps of one group two at a
 * time.
 */
export const checks: Step[][] = [
  [
    {
      name: 'format',
      command: ['biome', 'format', '.', '--max-diagnostics=20'],
      advice: 'Run `pnpm format`.',
    },
    {
      name: 'lint',
      command: ['biome', 'lint', '.', '--error-on-warnings', '--max-diagnostics=50'],
      advice: 'Fix what is listed; `pnpm biome explain <rule>` says why a rule exists.',
    },
    {
      name: 'styles',
      command: [
        'stylelint',
        '{shell,mf-*,shared/*,services/{release-console,component-gallery}}/src/**/*.css',
      ],
      advice: 'Use logical properties and tokens; the tokens are in shared/ui/src/tokens.css.',
    },
    {
      name: 'boundaries',
      command: [
        'depcruise',
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'err-long',
        ...deployables,
        'shared',
        'services',
        'e2e',
      ],
      advice: 'The rule named above says why, and what to use instead.',
    },
    {
      name: 'texts',
      command: [`${commands}/check-texts.ts`],
      advice: 'Fix src/locales of the deployable that is named.',
    },
    {
      name: 'shared-imports',
      command: [`${commands}/check-shared-imports.ts`],
      advice:
        'Take one of the listed exports, or add yours in shell/src/loading/federation/shared-modules.ts and release the shell.',
    },
    {
      name: 'events',
      command: [`${commands}/events.ts`, '--check'],
      advice: 'Run `pnpm check events --write` and commit docs/events.md.',
    },
    {
      name: 'interfaces',
      command: [`${commands}/interfaces.ts`, '--check'],
      advice:
        'Run `pnpm check interfaces --write`, which raises the version of the package that is named, and commit what it wrote.',
    },
    {
      name: 'links',
      command: [`${commands}/check-links.ts`],
      advice: 'Correct the link, or write what it promises.',
    },
    {
      name: 'dead-code',
      command: ['knip', '--treat-config-hints-as-errors', '--no-progress'],
      advice: 'Delete what is not used. An exception goes into .knip.jsonc, with its reason.',
    },
    {
      name: 'types',
      command: ['tsc', '-b', 'shared/config/tsconfig.solution.json'],
      advice: 'Fix the types that are listed.',
    },
  ],
  [
    {
      name: 'build',
      command: [`${commands}/build.ts`],
      advice: 'The builder says above what it could not build.',
    },
  ],
  [
    {
      name: 'size',
      command: [`${commands}/size.ts`],
      advice:
        'Make it smaller; or raise "size" in its package.json and say in the commit why a shopper should wait for it.',
    },
    {
      name: 'browsers',
      command: [`${commands}/check-browsers.ts`],
      advice:
        'Use what all declared browsers have; or ask for it before use, and say so in shared/config/src/browser-support/guarded-features.ts.',
    },
  ],
];

/**
 * The checks of these names, in the order in which `pnpm check` runs them.
 * @param words – names; with `--write` those that compare a generated file write it instead.
 * Errors: throws with the names there are when one is none.
 */
export function namedChecks(words: readonly string[]): Step[][] {
  const names = words.filter((word) => word !== '--write');
  const known = checks.flat().map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `There is no check ${unknown.join(', ')}. Checks: ${known.join(', ')}; or a deployable: ${deployables.join(', ')}; or machine, tests, whole.`,
    );
  const writes = words.includes('--write');
  return checks
    .map((group) =>
      group.filter(({ name }) => names.includes(name)).map((step) => (writes ? writing(step) : step)),
    )
    .filter((group) => group.length > 0);
}

function writing(step: Step): Step {
  const [program, ...words] = step.command;
  return { ...step, command: [program, ...words.filter((word) => word !== '--check')] };
}

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
