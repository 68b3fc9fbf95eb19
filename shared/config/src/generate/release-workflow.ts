/**
 * The workflow that releases one deployable, and only that: it runs when the deployable or something that it is built
 * from changed on the main branch. What it does is in `.ci/release`, so that any other runner can do the same.
 */
export function releaseWorkflow(name: string): string {
  return `# Written by \`pnpm new\`; shared/config/src/generate/release-workflow.ts says what is in it.
name: release ${name}
on:
  push:
    branches: [main]
    paths:
      - ${name}/**
      - shared/**
      - pnpm-lock.yaml
      - .ci/release
      - .github/workflows/${name}.yml
  workflow_dispatch:

permissions:
  contents: read

# One release of a deployable at a time; a second one waits for the first.
concurrency:
  group: release-${name}
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
      - run: .ci/release ${name}
        env:
          RELEASE_SERVER: \${{ vars.RELEASE_SERVER }}
          RELEASE_TOKEN: \${{ secrets.RELEASE_TOKEN_${secretOf(name)} }}
          RELEASE_KEY: \${{ secrets.RELEASE_KEY_${secretOf(name)} }}
`;
}

/** How the secrets of a deployable's pipeline end. */
const secretOf = (name: string): string => name.toUpperCase().replaceAll('-', '_');
