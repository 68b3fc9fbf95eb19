// @vitest-environment happy-dom
import type { SeenReport } from '@dana/contracts/offline';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportSeen } from './report-seen.ts';

const page = (path: string, cache: 'public' | 'personal') => ({
  path,
  module: './x.route',
  layout: 'default',
  cache,
});
const routes = [page('/shop', 'public'), page('/blog', 'public'), page('/profile', 'personal')];
const environment = { locale: 'en', remotes: { 'mf-x': { current: { routes } } } } as never;
let note: (...names: string[]) => void = () => undefined;
let reports: SeenReport[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  reports = [];
  class Observer {
    constructor(listener: (list: { getEntries: () => { name: string }[] }) => void) {
      note = (...names) =>
        listener({ getEntries: () => names.map((name) => ({ name: location.origin + name })) });
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => {
  stop();
  document.cookie = 'cart_id=; Max-Age=0';
});

function open(path: string): void {
  history.replaceState(null, '', path);
  stop = reportSeen(environment, (report) => reports.push(report));
}
const rest = () => vi.advanceTimersByTime(1_500);

it('reports a page at rest with the files and pictures that it loaded, and what comes later without it', () => {
  open('/en/shop?page=2');
  note('/assets/shell/0/web/main.js', '/api/media/products/lamp-480.avif', '/api/products', '/beacon');
  expect(reports).toEqual([]);
  rest();
  const files = ['/assets/shell/0/web/main.js', '/api/media/products/lamp-480.avif'];
  expect(reports).toEqual([{ kind: 'seen', page: '/en/shop?page=2', frames: [], files }]);
  note('/assets/shell/0/web/late.js');
  rest();
  expect(reports[1]).toEqual({ kind: 'seen', frames: [], files: ['/assets/shell/0/web/late.js'] });
  history.replaceState(null, '', '/en/blog');
  note('/page-data/en/blog');
  rest();
  expect(reports[2]).toEqual({ kind: 'seen', page: '/en/blog', frames: [], files: [] });
  note('/page-data/en/blog');
  rest();
  expect(reports).toHaveLength(3);
});

it('names no page of the shopper’s own, and the cart’s once there is a cart', () => {
  document.cookie = 'cart_id=c1';
  open('/en/profile');
  note('/assets/x.js');
  rest();
  expect(reports).toEqual([{ kind: 'seen', frames: ['/en/cart'], files: ['/assets/x.js'] }]);
});

it('reports nothing while the shopper saves data', () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  open('/en/shop');
  note('/assets/x.js');
  rest();
  expect(reports).toEqual([]);
});
