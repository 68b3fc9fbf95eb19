import { expect, it } from 'vitest';
import { launchersOf } from './launchers.ts';

/** As they stand above each other, outermost first; the last one is asked about. */
const tree = (...commands: string[]) =>
  commands.map((command, index) => ({ pid: index + 2, parent: index + 1, command }));
const names = (...commands: string[]) => {
  const processes = tree(...commands);
  const found = launchersOf(commands.length + 1, processes);
  return found.map((pid) => processes.find((one) => one.pid === pid)?.command);
};

const start = [
  'npm start',
  'sh -c npx -y pnpm@12.21.0 run up',
  'npm exec pnpm@12.21.0 run up',
  "sh -c 'pnpm' run up",
];

it('are all package managers above a start, and the shells between them', () => {
  const chain = [...start, 'pnpm run up', 'sh -c trap … node up.ts'];
  expect(names('bash -l', ...chain, 'node up.ts')).toEqual(chain.toReversed());
  expect(names('/usr/lib/systemd', 'node /usr/bin/npx -y pnpm', 'sh -c pnpm', 'node up.ts')).toEqual([
    'sh -c pnpm',
    'node /usr/bin/npx -y pnpm',
  ]);
});

it('are none where a program or somebody’s own shell started it', () => {
  expect(names('node e2e.ts', 'node up.ts')).toEqual([]);
  expect(names('bash -l', 'sh start-shop.sh', 'node up.ts')).toEqual([]);
  expect(names('sh start-shop.sh', 'npm start', 'node up.ts')).toEqual(['npm start']);
});

it('are none on a system that lists no processes', () => {
  expect(launchersOf(7, [])).toEqual([]);
});
