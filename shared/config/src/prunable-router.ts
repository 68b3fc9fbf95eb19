import type { RsbuildPlugin } from '@rsbuild/core';

const reactCall = /^(var \w+ = )(React\d*\.(?:createContext|memo|forwardRef)\()/gm;
const displayName = /^\w+\.displayName = "\w+";$/gm;
const contextType = /^(\w+)\.contextType = (\w+);$/gm;

/** Prefetches from React Router's own kind of server, which we do not use; `Link` refers to it anyway. */
const pagePrefetch = /^function PrefetchPageLinks\(.*\) \{$/m;

/**
 * React Router's code so that a minifier can leave out what nobody imports. Forms, data routers and their error pages stay
 * in the first script otherwise (5 KB): each is made by a call that could do anything, or assigned a property after it is made.
 */
export function prunable(code: string): string {
  let text = code
    .replaceAll(reactCall, '$1/* @__PURE__ */ $2')
    .replaceAll(displayName, '')
    .replace(pagePrefetch, '$&\n  return null;');
  for (const [line, name, context] of code.matchAll(contextType)) {
    const start = new RegExp(`^var ${name} = class extends (\\w+\\.Component) \\{$`, 'm');
    if (!start.test(text)) continue;
    text = text
      .replace(line, '')
      .replace(start, `var ${name} = class extends $1 {\n  static contextType = ${context};`);
  }
  return text;
}

/** Prepares React Router for the web build. */
export function prunableRouter(): RsbuildPlugin {
  return {
    name: 'prunable-router',
    setup(api) {
      api.transform({ test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, environments: ['web'] }, ({ code }) =>
        prunable(code),
      );
    },
  };
}
