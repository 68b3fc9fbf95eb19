import type { EdgeDeps } from '../edge-deps.ts';
import { releasedShop } from './released-shop.ts';

/** For tests of what is kept: mf-demo 1.1.0 after 1.0.0; `/demo` reads `page` of its query, `/own` is personal. */
export async function openKeptShop(watched: Pick<EdgeDeps, 'metrics' | 'accessLog'> = {}) {
  const page = { module: './demo.route', layout: 'default', cache: 'public' } as const;
  const routes = [
    { ...page, path: '/', query: [] },
    { ...page, path: '/demo', query: ['page'] },
    { ...page, path: '/own', cache: 'personal' },
  ];
  const shop = await releasedShop(['1.0.0', '1.1.0'], { claims: { routes } as object });
  const edge = await shop.start(watched);
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await edge.app.request(path, { headers });
    const says = (name: string) => answer.headers.get(name);
    return { status: answer.status, says, text: await answer.text() };
  };
  return { ...shop, edge, ask, render: edge.render };
}
