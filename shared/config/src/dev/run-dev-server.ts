import { createRsbuild, loadConfig } from '@rsbuild/core';

/*
 * The process of one deployable's dev server, in its folder. By rsbuild's own command it would start again, and open pages
 * with it, whenever a file changes that its configuration imports: each time a manifest does.
 */

const { content } = await loadConfig();
const rsbuild = await createRsbuild({ config: content });
await rsbuild.startDevServer();
