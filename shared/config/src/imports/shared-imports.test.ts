import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace.ts';
import { checkSharedImports, sharedExports } from './check-shared-imports.ts';

const shared = sharedExports(
  readFileSync(join(workspaceRoot, 'shell/src/loading/federation/shared-modules.ts'), 'utf8'),
);
const check = (text: string) => checkSharedImports([{ path: 'mf-x/src/a.tsx', text }], shared);

it('refuses an export that would be undefined in the shell', () => {
  expect(check("import { Link, useParams as p } from 'react-router-dom';")).toEqual([
    expect.stringContaining('imports useParams of react-router-dom'),
  ]);
  expect(check("import * as rx from 'rxjs';")).toHaveLength(1);
});

it('refuses a path that would bring a second copy of a singleton', () => {
  expect(check("import { map } from 'rxjs/operators';")).toEqual([expect.stringContaining('two of rxjs')]);
  expect(check("import i18next from 'i18next';")).toHaveLength(1);
});
