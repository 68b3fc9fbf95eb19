import { checks } from '../gate/checks.ts';
import { checksOf } from '../gate/checks-of.ts';
import { runSteps } from '../gate/run-steps.ts';
import { unitTests } from '../gate/unit-tests.ts';

/*
 * `pnpm check`: what every change passes before it is pushed. It ends at the first failure and says what to do.
 * `pnpm check mf-content`: what a change of this deployable alone can break, journeys over its pages included.
 */

const [deployable] = process.argv.slice(2);
const startedAt = Date.now();
try {
  const groups = deployable ? checksOf(deployable) : [...checks, [unitTests().step]];
  const results = await runSteps(groups, { say: (line) => console.log(line) });
  const failed = results.find(({ isGood }) => !isGood);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(
    failed
      ? `${failed.step.name} failed after ${seconds} s; what comes after it was not run.`
      : `All of ${results.length} steps are good, in ${seconds} s.`,
  );
  process.exit(failed ? 1 : 0);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
