import type { RsbuildPlugin } from '@rsbuild/core';

/** The event by which a page under development learns of a new module: `{ remote, module, exports }`. */
const eventName = 'dana:source-changed';

const texts = /[\\/]src[\\/]locales[\\/](en|ar)\.json$/;
const pages = /[\\/]src[\\/]routes[\\/]([\w-]+\.route)\.tsx$/;

/**
 * Lets a page take changed texts and routes over while it stands. React Refresh alone accepts files that export nothing but
 * components: a change of texts, or of a route with its loader, would load the page again and lose what was typed.
 */
export function hotSources(remote: string): RsbuildPlugin {
  const environments = ['web'];
  return {
    name: 'hot-sources',
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.module.rules?.push({ test: texts, type: 'javascript/auto' });
      });
      api.transform({ test: texts }, ({ code, resourcePath }) => {
        const [, locale] = texts.exec(resourcePath) ?? [];
        return `module.exports = ${code};\n${accept('module.hot', 'module', { remote, module: `./locale.${locale}` })}`;
      });
      api.transform({ test: pages, environments }, ({ code, resourcePath }) => {
        const [, name] = pages.exec(resourcePath) ?? [];
        const change = { remote, module: `./${name}` };
        return [
          `import { performReactRefresh as __refresh } from 'react-refresh/runtime';`,
          code,
          accept('import.meta.webpackHot', '__webpack_module__', change, '__refresh();'),
        ].join('\n');
      });
    },
  };
}

/** After the module's own code has run, so that its exports are there. */
const accept = (hot: string, self: string, change: object, then = ''): string => `
if (${hot}) {
  ${hot}.accept();
  ${hot}.dispose((data) => { data.isChange = true; });
  if (${hot}.data?.isChange) queueMicrotask(() => {
    ${then}
    dispatchEvent(new CustomEvent('${eventName}', { detail: { ...${JSON.stringify(change)}, exports: ${self}.exports } }));
  });
}`;
