import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prunable } from './prunable-router.ts';
import { workspaceRoot } from './workspace.ts';

it('knows the code of the router that is installed', () => {
  const router = createRequire(join(workspaceRoot, 'shell/package.json')).resolve('react-router-dom');
  const folder = join(createRequire(router).resolve('react-router'), '../../production');
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const code = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  const chunk = code.find((text) => text.includes('function PrefetchPageLinks(')) ?? '';
  const text = prunable(chunk);
  expect(text).toContain('static contextType = ');
  expect(text).toMatch(/function PrefetchPageLinks\(.*\) \{\n {2}return null;/);
  expect(text).not.toMatch(/^\w+\.(displayName|contextType) = /m);
  expect(text).not.toMatch(/^var \w+ = React\d*\.(createContext|memo|forwardRef)\(/m);
});
