import { expect, it } from 'vitest';
import { chosenScopes } from './chosen-scopes.ts';

function chosen(actions: string[], names: string[]): FormData {
  const fields = new FormData();
  for (const action of actions) fields.append('action', action);
  for (const name of names) fields.append('remote', name);
  return fields;
}

it('every chosen action is given of every chosen deployable', () => {
  expect(chosenScopes(chosen(['publish', 'release'], ['mf-a', 'mf-b']))).toEqual([
    'publish:mf-a',
    'publish:mf-b',
    'release:mf-a',
    'release:mf-b',
  ]);
});

it('everything stands for each single one', () => {
  expect(chosenScopes(chosen(['release'], ['*', 'mf-a']))).toEqual(['release:*']);
});

it('what has no single ones is given of all', () => {
  expect(chosenScopes(chosen(['tokens', 'check'], ['mf-a']))).toEqual(['tokens:*', 'check:mf-a']);
});
