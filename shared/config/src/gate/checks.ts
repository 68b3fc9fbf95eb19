import { deployables } from '../workspace.ts';
import type { Step } from './step.ts';

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
