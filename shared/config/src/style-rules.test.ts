import { join } from 'node:path';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import { workspaceRoot } from './workspace.ts';

/* The rules for styles bite: each line that a reviewer would send back is refused by the linter. */

async function brokenRules(declaration: string, file = 'mf-x/src/a.module.css'): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `.a {\n  ${declaration}\n}\n`,
    codeFilename: join(workspaceRoot, file),
    configFile: join(workspaceRoot, '.stylelintrc.json'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  ['margin-left: 1rem;', 'csstools/use-logical'],
  ['padding-right: 1rem;', 'csstools/use-logical'],
  ['text-align: right;', 'csstools/use-logical'],
  ['left: 0;', 'csstools/use-logical'],
  ['width: 1rem;', 'csstools/use-logical'],
  ['border-top-left-radius: 1rem;', 'csstools/use-logical'],
  ['color: #c00;', 'color-no-hex'],
  ['color: red;', 'color-named'],
  ['color: rgb(1 2 3);', 'function-disallowed-list'],
  ['display: block !important;', 'declaration-no-important'],
])('refuses "%s"', async (declaration, rule) => {
  expect(await brokenRules(declaration)).toContain(rule);
});

it('lets the file of the tokens, and no other, name colours', async () => {
  expect(await brokenRules('--shop-color-ink: #16222b;', 'shared/ui/src/tokens.css')).toEqual([]);
  expect(await brokenRules('--shop-color-ink: #16222b;', 'shared/ui/src/base.css')).toEqual(['color-no-hex']);
});
