import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace.ts';

/* The check as the gate runs it, over built files that a declared browser could not run. */

const cases: [file: string, code: string, feature: string][] = [
  ['a-static.js', 'o(URL.canParse(t));', 'api.URL.canParse_static'],
  ['a-builtin.js', 'let a=Promise.withResolvers();', 'javascript.builtins.Promise.withResolvers'],
  ['a-grouping.js', 'let a=Object.groupBy(t,e);', 'javascript.builtins.Object.groupBy'],
  ['a-member.js', 'let a=e.isSupersetOf(t);', 'javascript.builtins.Set.isSupersetOf'],
  ['a-global.js', 'scheduler.yield();', 'api.scheduler'],
  ['a-class.js', 'new Intl.DurationFormat(e);', 'javascript.builtins.Intl.DurationFormat'],
  ['an-attribute.js', 'r("p",{writingSuggestions:!1});', 'html.global_attributes.writingsuggestions'],
  ['a-selector.css', 'a:has-slotted{color:var(--a)}', 'css.selectors.has-slotted'],
  ['a-property.css', 'a{field-sizing:content}', 'css.properties.field-sizing'],
  ['a-keyword.css', 'a{float:inline-start}', 'css.properties.float.inline-start'],
  ['an-at-rule.css', '@scope (a){b{margin:0}}', 'css.at-rules.scope'],
  ['a-function.css', 'a{width:calc-size(auto,size)}', 'css.types.calc-size'],
  ['nesting.css', 'a{b{margin:0}}', 'css.selectors.nesting'],
];
const folder = mkdtempSync(join(tmpdir(), 'dana-browsers-'));
let said = '';

beforeAll(async () => {
  for (const [file, code] of cases) writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, 'syntax.js'), 'let a=/[\\p{L}--a]/v;');
  const script = join(workspaceRoot, 'shared/config/src/commands/check-browsers.ts');
  const code = await new Promise((resolve) => {
    const child = execFile(process.execPath, [script, folder], (_, output) => {
      said = output;
      resolve(child.exitCode);
    });
  });
  expect(code).toBe(1);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(cases)('refuses %s: %s', (file, _, feature) => {
  const lines = said.split('\n');
  const at = lines.findIndex((line) => line.includes(`✗ ${feature} is missing in `));
  expect(lines[at + 1]).toContain(file);
});

it('names the browser that lacks a feature, and since when newer ones have it', () => {
  expect(said).toContain(
    'javascript.builtins.Promise.withResolvers is missing in chrome 111 (has it since 119)',
  );
});

it('refuses syntax that a declared browser cannot read', () => {
  expect(said).toMatch(/cannot read .*syntax\.js: SyntaxError/);
});
