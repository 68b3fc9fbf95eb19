import { expect, it } from 'vitest';
import { runSteps, type Step } from './run-steps.ts';

const step = (name: string, script: string): Step => ({
  name,
  command: ['node', '-e', script],
  advice: `Fix ${name}.`,
});
const good = (name: string) => step(name, 'console.log("fine")');
const bad = (name: string) => step(name, 'console.error("it broke here"); process.exit(3)');

async function run(groups: Step[][], keepGoing = false) {
  const said: string[] = [];
  const results = await runSteps(groups, { say: (line) => said.push(line), keepGoing });
  return { said: said.join('\n'), names: results.map(({ step: { name } }) => name) };
}

it('reports each step as it ends, with its time and nothing of its noise', async () => {
  const { said, names } = await run([[good('one')], [good('two')]]);
  expect(names).toEqual(['one', 'two']);
  expect(said).toMatch(/✓ one +\d+\.\d s/);
  expect(said).not.toContain('fine');
});

it('ends at the first failure, shows what it wrote, and says what to do', async () => {
  const { said, names } = await run([[bad('one')], [good('two')]]);
  expect(names).toEqual(['one']);
  expect(said).toContain('it broke here');
  expect(said).toContain('one failed. Fix one.');
});

it('stops what still runs beside a failure, and does not blame it', async () => {
  const startedAt = Date.now();
  const { names } = await run([[step('slow', 'setTimeout(() => {}, 60_000)'), bad('one')]]);
  expect(names).toEqual(['one']);
  expect(Date.now() - startedAt).toBeLessThan(30_000);
});

it('goes on to the end when everything is to be reported', async () => {
  expect((await run([[bad('one')], [good('two')], [bad('three')]], true)).names).toEqual([
    'one',
    'two',
    'three',
  ]);
});

it('says so when a program is not there', async () => {
  const missing: Step = { name: 'odd', command: ['no-such-program'], advice: 'Install it.' };
  expect((await run([[missing]])).said).toContain('no-such-program could not be started');
});
