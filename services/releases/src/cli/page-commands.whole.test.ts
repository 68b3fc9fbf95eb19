import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandLine } from '../testing/command-line.ts';

const documentation = readFileSync(join(import.meta.dirname, '../../../../docs/releasing.md'), 'utf8');

/** Of each row of the table: what is on the page, and the command lines that do the same. */
function pageActions(): [action: string, commands: string[]][] {
  const [, section = ''] = documentation.split('## The page and the commands');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)]
    .slice(1)
    .map(([, action = '', commands = '']) => [
      action,
      [...commands.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one),
    ]);
}

it('each thing that the page does has a command that the command line knows', async () => {
  const { release } = await commandLine();
  const actions = pageActions();
  expect(actions.length).toBeGreaterThan(10);
  for (const [action, commands] of actions) {
    if (action === 'Use my build') continue;
    expect([action, commands.length > 0]).toEqual([action, true]);
    for (const command of commands) {
      const { stdout, stderr } = await release(command);
      expect([command, `${stdout}${stderr}`]).not.toEqual([
        command,
        expect.stringContaining('There is no verb'),
      ]);
    }
  }
});

it('a command that nobody knows is refused by its name', async () => {
  const { release } = await commandLine();
  expect((await release('roll-forward mf-demo')).stderr).toContain('There is no verb "roll-forward"');
});
