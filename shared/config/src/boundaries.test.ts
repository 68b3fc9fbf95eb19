import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from './workspace.ts';

/* A guard that nobody has seen bite is no guard: each file of the fixture is named after the one rule it breaks. */

const fixture = join(import.meta.dirname, '../fixtures/boundaries');
const { forbidden = [], options = {} } = createRequire(import.meta.url)(
  join(workspaceRoot, '.dependency-cruiser.cjs'),
) as IConfiguration;

const { output } = await cruise(['.'], {
  ...options,
  baseDir: fixture,
  ruleSet: { forbidden },
  validate: true,
});
const { violations } = (output as ICruiseResult).summary;

describe('the boundaries between packages', () => {
  it.each(forbidden.map((rule) => rule.name ?? ''))('refuse an import that breaks "%s"', (name) => {
    const culprits = violations
      .filter(({ rule }) => rule.name === name)
      .map(({ from }) => basename(from, '.ts'));
    expect(culprits).toContain(name);
  });

  it.each(forbidden)('say why "$name" exists', ({ comment = '' }) => {
    expect(comment.length).toBeGreaterThan(60);
  });
});
