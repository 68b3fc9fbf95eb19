import { runNamedScript } from '../run-named-script.ts';

/*
 * `pnpm bench [what] [words …]`: measures something; without a name of the list the pages (docs/testing.md). None of them judges
 * by time, since machines differ. Each says its own words at the top of its file.
 */

process.exitCode = runNamedScript('pnpm bench', {
  pages: 'e2e/bench/pages.ts',
  server: 'e2e/bench/server.ts',
  renderer: 'e2e/bench/renderer.ts',
  releases: 'e2e/bench/releases.ts',
  dev: 'e2e/bench/dev-loop.ts',
  api: 'services/api/src/bench/lists.ts',
  search: 'services/api/src/bench/search-check/search-check-cli.ts',
  'kill-run': 'services/api/src/bench/kill-run/kill-run.ts',
  canaries: 'services/releases/src/bench/canary-decisions.ts',
  chaos: 'shared/config/src/commands/chaos.ts',
  mutation: 'shared/config/src/commands/mutate.ts',
  lines: 'shared/config/src/commands/lines.ts',
});
