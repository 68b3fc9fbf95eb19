/*
 * Renderers of a shell as an edge loads them, as source: what they do is asked for by the path, so that a test can make
 * one page misbehave and look at the others.
 */

const page = (
  html: string,
): string => `({ kind: 'html', status: known(path) ? 200 : 404, html: ${html}, title: path,
  tags: [], jsonLd: [], used: [], verdict: { kind: 'page' }, queries: {}, brokenContainers: [], cache: 'public', problems: [] })`;

/**
 * - `/demo/loop` never gives its thread back, `/demo/dies` ends it, `/demo/never` never comes, `/demo/throws` fails.
 * - `/demo/slow` takes half a second of waiting, `/demo/long` four.
 * - every other page says in its heading which thread rendered it.
 */
export const misbehavingRenderer = `
const { threadId } = require('node:worker_threads');
const known = (path) => path === '/' || path.startsWith('/demo');
exports.createRenderer = () => ({
  async render({ path }) {
    if (path === '/demo/loop') for (;;);
    if (path === '/demo/dies') process.exit(7);
    if (path === '/demo/throws') throw new Error('broken on purpose');
    if (path === '/demo/never') await new Promise(() => {});
    if (path === '/demo/slow') await new Promise((resolve) => setTimeout(resolve, 500));
    if (path === '/demo/long') await new Promise((resolve) => setTimeout(resolve, 4000));
    return ${page("'<h1>thread ' + threadId + '</h1>'")};
  },
});`;

/** Dies before it is loaded until the copy of the releases, which it may read, has a file of this name. */
export const brokenUntil = (name: string): string => `
if (!require('node:fs').existsSync(__dirname + '/../../../../${name}')) throw new Error('The shell is broken.');
${misbehavingRenderer}`;

/** Says how often it was asked for a path, which releases it has, in which currency, and how many reviews the API has of a product. */
export const reviewsRenderer = (slug: string): string => `
const renders = new Map();
exports.createRenderer = ({ composition, apiUrl }) => ({
  async render({ locale, currency, path }) {
    const key = locale + currency + path;
    renders.set(key, (renders.get(key) || 0) + 1);
    const { meta } = await (await fetch(apiUrl + '/products/${slug}/reviews')).json();
    const shown = Object.entries(composition.remotes).map(([name, { current }]) => name + '@' + current.version);
    const html = '<h1>render ' + renders.get(key) + ' reviews ' + meta.total + ' ' + currency + ' ' + shown + '</h1>';
    return ${page('html')};
  },
});
const known = (path) => path === '/demo';`;

/** Says which storefront rendered it, whose thread is in a process of its own, and where links that are shared lead. */
export const namedRenderer = `
exports.createRenderer = ({ publicOrigin }) => ({
  async render({ locale, path }) {
    const href = publicOrigin + '/' + locale + path;
    const tags = [{ tag: 'link', attributes: { rel: 'canonical', href } }, { tag: 'meta', attributes: { property: 'og:url', content: href } }];
    return { ...${page("'<h1>process ' + process.ppid + '</h1>'")}, tags };
  },
});
const known = (path) => path.startsWith('/demo');`;

/**
 * Runs what the remotes brought: the value of a container is a function for each path, which gives the HTML of the page. It
 * gets the query, and a function for the part of another remote in a slot. A remote that cannot be loaded costs its own regions.
 */
export const runsRemotes = `
const { threadId } = require('node:worker_threads');
exports.createRenderer = ({ composition, loadContainer }) => ({
  async render({ path, search }) {
    const region = async (remote, path, failed) => {
      let container;
      try { container = loadContainer(remote.current); } catch { return failed; }
      return container[path](search, slot);
    };
    const slot = (name, path) => region(composition.remotes[name], path, '<p>this slot is empty</p>');
    const remote = Object.values(composition.remotes).find(({ current }) => current.routes.some((route) => route.path === path));
    const known = () => remote !== undefined || path === '/';
    if (!remote) return ${page("'<h1>thread ' + threadId + '</h1>'")};
    const html = await region(remote, path, '<h1>this part is missing</h1>');
    return ${page('html')};
  },
});`;
