import { deployables } from '../workspace.ts';
import { checks } from './checks.ts';
import type { Step } from './step.ts';

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
