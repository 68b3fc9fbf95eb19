import type { RsbuildPlugin } from '@rsbuild/core';

/** What a dev server sends to the process that started it. */
export type BuildMessage = { kind: 'built'; target: 'web' | 'node'; hasErrors: boolean };

/** Says to the process that started a dev server when one of its builds was written, the first time and after changes. */
export function announceBuilds(): RsbuildPlugin {
  return {
    name: 'announce-builds',
    setup(api) {
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        const target = environment.name === 'node' ? 'node' : 'web';
        const message: BuildMessage = { kind: 'built', target, hasErrors: stats?.hasErrors() ?? true };
        process.send?.(message);
      });
    },
  };
}
