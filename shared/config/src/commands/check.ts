import { checks, checksOf, namedChecks } from '../gate/checks.ts';
import { runSteps } from '../gate/run-steps.ts';
import { unitTests } from '../gate/unit-tests.ts';
import { deployables } from '../workspace.ts';

/*
 * `pnpm check`: what every change passes before it is pushed. It ends at the first failure and says what to do.
 * `pnpm check types links`: the checks of these names. `pnpm check interfaces events --write`: writes what they would compare.
 * `pnpm check mf-content`: what a change of this deployable alone can break, journeys over its pages included.
 * `pnpm check machine`: whether this machine can start and test the shop.
 * `pnpm check tests`, `pnpm check whole`: what `npm test` and `npm run test:whole` run.
 */

const words = process.argv.slice(2);
const [first] = words;
const others: Record<string, () => Promise<unknown>> = {
  machine: () => import('./preflight.ts'),
  tests: () => import('./verify.ts'),
  whole: () => import('./verify.ts'),
};
const other = others[first ?? ''];

async function check(): Promise<void> {
  const startedAt = Date.now();
  const groups =
    first === undefined
      ? [...checks, [unitTests().step]]
      : deployables.includes(first)
        ? checksOf(first)
        : namedChecks(words);
  const results = await runSteps(groups, { say: (line) => console.log(line) });
  const failed = results.find(({ isGood }) => !isGood);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(
    failed
      ? `${failed.step.name} failed after ${seconds} s; what comes after it was not run.`
      : `All of ${results.length} steps are good, in ${seconds} s.`,
  );
  process.exitCode = failed ? 1 : 0;
}

try {
  await (other ?? check)();
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
