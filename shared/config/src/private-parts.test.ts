import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from './workspace.ts';

/* docs/decisions/libraries.md lists the private parts of dependencies that are used, with a reason each. None is used beside them. */

const decision = readFileSync(join(workspaceRoot, 'docs/decisions/libraries.md'), 'utf8');

const sources = globSync('{shell,mf-*,shared/*,services/*}/src/**/*.{ts,tsx,js}', { cwd: workspaceRoot })
  .filter((file) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(workspaceRoot, file), 'utf8') }));

/** Globals and switches of others: what is ours, and what its owner documents, is left out. */
const privateName = /\b(?:(?:UNSAFE_|unstable_|experimental_|FEDERATION_OPTIMIZE)\w*|__[A-Za-z]\w*)/g;
const others = new Set([
  ...['__ON_SERVER__', '__SHARED_VERSIONS__', '__refresh', '__Host'],
  ...['__html', '__webpack_module__', '__compat'],
]);
/** A file inside of a dependency, and a package that is only another one's part. */
const privateModule =
  /['"]((?:@(?!dana\/)[\w-]+\/)?[a-z][\w.-]*\/(?:.*\/)?(?:dist|lib|src|build|cjs|esm|internals?)(?:\/[^'"]*)?|@module-federation\/webpack-bundler-runtime[^'"]*)['"]/;
const imported = new RegExp(`(?:from|import\\(|import|require\\(|resolve\\() ?${privateModule.source}`, 'g');

/** What a text uses of others that is private to them. */
function privateIn(file: string, text: string): string[] {
  const named = [...text.matchAll(privateName)].map(([name]) => name).filter((name) => !others.has(name));
  const modules = [...text.matchAll(imported)].map(([, module = '']) => module);
  // The containers of remotes have no public type.
  const untyped = file.startsWith('shell/') && text.includes('as never') ? ['as never'] : [];
  return [...named, ...modules, ...untyped];
}

/** The names in the first column of the table. */
const listedIn = (page: string): string[] => {
  const [, after = ''] = page.split('| Private part |');
  const rows = after.split('\n\n')[0]?.split('\n').slice(2) ?? [];
  return rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
};

it('no private part of a dependency is used that the decision does not name with its reason', () => {
  const listed = new Set(listedIn(decision));
  const unlisted = sources.flatMap(({ file, text }) =>
    privateIn(file, text).flatMap((name) => (listed.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(unlisted).toEqual([]);
});

it('each that it names is still used', () => {
  const listed = listedIn(decision);
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.filter((name) => !sources.some(({ text }) => text.includes(name)))).toEqual([]);
});

it.each([
  `import { UNSAFE_DataRouterContext } from 'react-router';`,
  `import { unstable_usePrompt } from 'react-router-dom';`,
  `import { createRouter } from 'react-router/dist/development/index.mjs';`,
  `const core = await import('@module-federation/runtime/dist/core.js');`,
  `const { shareScopes } = window.__FEDERATION_RUNTIME__;`,
  'return container as never;',
])('a new one is noticed: %s', (text) => {
  const listed = listedIn(decision.replace('`as never`', ''));
  const found = privateIn('shell/src/new.ts', text);
  expect(found).toHaveLength(1);
  expect(listed).not.toContain(found[0]);
});

it('what a package offers, and what is ours, is none', () => {
  for (const text of [
    `import { createInstance } from '@module-federation/runtime';`,
    `import { cartPath } from '@dana/contracts/paths';`,
    `import { build } from './build/lib/dist.ts';`,
    'if (__ON_SERVER__) return;',
  ])
    expect(privateIn('shell/src/new.ts', text)).toEqual([]);
});
