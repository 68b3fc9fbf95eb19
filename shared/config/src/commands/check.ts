import { checks } from '../gate/checks.ts';
import { runSteps } from '../gate/run-steps.ts';
import { unitTests } from '../gate/unit-tests.ts';

/* `pnpm check`: the one gate that every change passes. It ends at the first failure and says what to do. */

const startedAt = Date.now();
const results = await runSteps([...checks, [unitTests().step]], { say: (line) => console.log(line) });
const failed = results.find(({ isGood }) => !isGood);
const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
console.log(
  failed
    ? `The gate is shut: ${failed.step.name} failed after ${seconds} s.`
    : `The gate is open: all of ${results.length} steps are good, in ${seconds} s.`,
);
process.exit(failed ? 1 : 0);
