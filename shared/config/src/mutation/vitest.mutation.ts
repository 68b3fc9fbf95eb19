import { defineConfig } from 'vitest/config';
import mutatedRules from './mutated-rules.json' with { type: 'json' };

/**
 * Runs the tests of one group of rules (MUTATED_GROUP), in the copy of the workspace that `pnpm bench mutation` changes. They start
 * neither database nor server: each change runs the ones that reach it. Another package is read as it stands, unchanged:
 * what a rule promises is to be shown by the tests of its own package.
 */
const group = process.env.MUTATED_GROUP as keyof typeof mutatedRules;

export default defineConfig({
  server: { watch: null },
  test: {
    include: mutatedRules[group].tests,
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: { TZ: 'Asia/Kuwait' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
