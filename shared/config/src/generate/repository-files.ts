import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { type NewRemote, remoteSources } from './remote-files.ts';

/**
 * All files of a new remote that has a repository of its own: its page with its test, and what the workspace would give it
 * otherwise. It takes `@dana/*` from the registry that its `.npmrc` or its team's machine names.
 * @returns text by path, relative to the repository.
 */
export function repositoryFiles(remote: NewRemote): Record<string, string> {
  const sources = Object.entries(remoteSources(remote)).map(([path, text]) => [
    path,
    text.replaceAll('pnpm release', 'npx @dana/releases'),
  ]);
  return {
    ...Object.fromEntries(sources),
    'package.json': packageFile(remote.name),
    'tsconfig.json': tsconfig,
    'vitest.config.ts': `import { defineRemoteTests } from '@dana/testing/remote-tests';

export default defineRemoteTests();
`,
    '.gitignore': 'node_modules/\ndist/\n',
    '.github/workflows/release.yml': workflow(remote.name),
    'README.md': readme(remote.name),
  };
}

function packageFile(name: string): string {
  const ours = (names: string[]) =>
    names.map((part) => [
      `@dana/${part}`,
      `^${versionOf(part === 'releases' ? 'services' : 'shared', part)}`,
    ]);
  const others = (names: string[], range = '^') => names.map((part) => [part, range + catalogVersion(part)]);
  const content = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    dependencies: Object.fromEntries([
      ...ours(['api-client', 'contracts', 'i18n', 'runtime', 'ui']),
      // The shell gives these: a newer one that was published since would be refused beside it.
      ...others(['@tanstack/react-query', 'react', 'react-dom', 'react-i18next'], '~'),
    ]),
    devDependencies: Object.fromEntries([
      ...ours(['config', 'releases', 'testing']),
      ...others(['@rsbuild/core', '@testing-library/dom', '@testing-library/react']),
      ...others(['@types/react', '@types/react-dom', 'happy-dom', 'typescript', 'vitest']),
    ]),
    scripts: { build: 'rsbuild build', dev: 'rsbuild dev', test: 'vitest run', types: 'tsc --noEmit' },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function versionOf(folder: string, part: string): string {
  return JSON.parse(readFileSync(join(workspaceRoot, folder, part, 'package.json'), 'utf8')).version;
}

/** The version of a library that the shop's own deployables are built with. Errors: throws for one that is in no catalog. */
function catalogVersion(name: string): string {
  const catalog = readFileSync(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8').split('\n');
  const line = catalog.find((one) => one.trim().replaceAll("'", '').startsWith(`${name}: `));
  if (line === undefined) throw new Error(`pnpm-workspace.yaml has no ${name} in its catalog.`);
  return line.trim().split(': ')[1] ?? '';
}

const tsconfig = `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2024", "dom", "dom.iterable"],
    "module": "preserve",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "exactOptionalPropertyTypes": true,
    "verbatimModuleSyntax": true,
    "erasableSyntaxOnly": true,
    "allowImportingTsExtensions": true,
    "resolveJsonModule": true,
    "skipLibCheck": true,
    "noEmit": true,
    "types": ["@dana/ui/css-modules"]
  },
  "include": ["src"]
}
`;

const workflow = (name: string): string => `name: release ${name}
on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read

# One release at a time; a second one waits for the first.
concurrency:
  group: release
  cancel-in-progress: false

jobs:
  release:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    environment: production
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
      # The versions of package-lock.json, once that is committed.
      - run: npm install
      - run: npm run types
      - run: npm test
      - run: npx @dana/releases check
        env: &server
          RELEASE_SERVER: \${{ vars.RELEASE_SERVER }}
          RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN }}
          RELEASE_KEY: \${{ secrets.RELEASE_KEY }}
      - run: npx @dana/releases publish
        env: *server
`;

const readme = (name: string): string => `# ${name}

A remote of the shop in a repository of its own. \`@dana/*\` comes from the registry that \`.npmrc\` names
(\`@dana:registry=…\`), everything else from the usual one.

\`\`\`
npm install                   the first one writes package-lock.json: commit it, and releases are built with its versions
npm test                      pages against the shop's API, which the test kit starts
npm run types
npx @dana/releases check      would publishing be refused?
npx @dana/releases publish    builds when needed, and publishes the version of package.json
npx @dana/releases promote ${name} --version 1.0.0 --reason "…"
\`\`\`

\`RELEASE_SERVER\` is the shop's address, \`RELEASE_TOKEN\` a token with \`publish:${name}\` and \`release:${name}\`.
Releases are signed: \`npx @dana/releases keys make --out ../${name}.key\` makes a pair. Its public half goes to those who manage the
shop, the file to the secret \`RELEASE_KEY\`; on your machine \`RELEASE_KEY_FILE\` names it.
`;
