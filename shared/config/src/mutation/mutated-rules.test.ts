import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace.ts';
import mutatedRules from './mutated-rules.json' with { type: 'json' };

it.each(Object.entries(mutatedRules))(
  'the rules and tests of %s are where they are looked for',
  (_name, group) => {
    const lost = [...group.rules, ...group.tests].filter(
      (pattern) => globSync(pattern.replace(/^!/, ''), { cwd: workspaceRoot }).length === 0,
    );
    expect(lost).toEqual([]);
  },
);
