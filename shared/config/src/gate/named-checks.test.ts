import { expect, it } from 'vitest';
import { namedChecks } from './checks.ts';

const commandsOf = (...words: string[]) =>
  namedChecks(words)
    .flat()
    .map(({ name, command }) => `${name}: ${command.slice(1).join(' ')}`);

it('runs the checks that are named, in the order of all', () => {
  expect(namedChecks(['links', 'format']).map((group) => group.map(({ name }) => name))).toEqual([
    ['format', 'links'],
  ]);
});

it('compares a generated file, and writes it when told so', () => {
  expect(commandsOf('events')).toEqual(['events: --check']);
  expect(commandsOf('events', '--write')).toEqual(['events: ']);
});

it('says which checks there are when one is unknown', () => {
  expect(() => namedChecks(['tpyes'])).toThrow(/There is no check tpyes\. Checks: format, .*types/);
});
