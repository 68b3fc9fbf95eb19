export const lineKinds = ['code', 'tests', 'data', 'docs'] as const;
export type LineKind = (typeof lineKinds)[number];

const isTest = /(\.(test|e2e)\.tsx?$|\/(testing|fixtures|bench)\/|^e2e\/|^shared\/testing\/)/;

/**
 * What the lines of a file are. Lock files and pictures are nothing that anybody writes: undefined.
 * @param path – relative to the workspace, with `/`.
 */
export function classifyFile(path: string): LineKind | undefined {
  if (path === 'pnpm-lock.yaml') return undefined;
  if (path.endsWith('.md')) return 'docs';
  if (isTest.test(path)) return 'tests';
  if (/\.(tsx?|cts|js|cjs|mjs|css|sql|sh)$/.test(path)) return 'code';
  return /\.(jsonc?|ya?ml)$/.test(path) ? 'data' : undefined;
}
