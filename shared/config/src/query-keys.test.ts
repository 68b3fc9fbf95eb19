import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foreignQueryKeys } from './query-keys.ts';
import { sourceFiles } from './source-files.ts';
import { deployables, workspaceRoot } from './workspace.ts';

const owners = [...deployables, 'shared/commerce'];

it.each(owners)('reads of %s are kept under its own name', (folder) => {
  const owner = folder.replace(/^(mf-|shared\/)/, '');
  const sources = sourceFiles(join(workspaceRoot, folder, 'src')).filter(
    ({ path }) => !path.includes('.test.'),
  );
  expect(foreignQueryKeys(owner, sources)).toEqual([]);
});

it('a key that two remotes could both use is refused', () => {
  const text =
    "queryOptions({ queryKey: ['countries', api.locale] }); const own = { queryKey: ['account', 1] };";
  expect(foreignQueryKeys('account', [{ path: 'places.queries.ts', text }])).toEqual([
    "places.queries.ts: a query key begins with 'countries', not with 'account'",
  ]);
});
