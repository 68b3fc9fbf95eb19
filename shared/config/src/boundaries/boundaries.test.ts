import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace.ts';
import folderOrder from './folder-order.json' with { type: 'json' };

/* A guard that nobody has seen bite is no guard: each file of the fixture is named after the one rule it breaks. */

const fixture = join(import.meta.dirname, '../../fixtures/boundaries');
const { forbidden = [], options = {} } = createRequire(import.meta.url)(
  join(workspaceRoot, '.dependency-cruiser.cjs'),
) as IConfiguration;

const ruleNames = [...new Set(forbidden.map((rule) => rule.name ?? ''))];

const { output } = await cruise(['.'], {
  ...options,
  baseDir: fixture,
  ruleSet: { forbidden },
  validate: true,
});
const { violations } = (output as ICruiseResult).summary;

describe('the boundaries between packages', () => {
  it.each(ruleNames)('refuse an import that breaks "%s"', (name) => {
    const culprits = violations
      .filter(({ rule }) => rule.name === name)
      .map(({ from }) => basename(from, '.ts'));
    expect(culprits).toContain(name);
  });
});

/** Folders that need no place: tests look wherever they must, and texts import nothing. */
const placeless = new Set(['testing', 'bench', 'locales']);

describe('the order of folders', () => {
  it.each(Object.entries(folderOrder))('has a place for each folder of %s, and no other', (root, folders) => {
    const present = readdirSync(join(workspaceRoot, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !placeless.has(entry.name))
      .map(({ name }) => name);
    expect([...folders].sort()).toEqual(present.sort());
  });
});
