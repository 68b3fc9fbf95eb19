import { expect, it, vi } from 'vitest';
import { createTexts } from '@dana/i18n';
import type { LoadedPage, PageEnvironment } from './page-environment.ts';
import { createPageStore } from './page-store.ts';

const release = {
  version: '1.0.0',
  routes: [
    { path: '/shop', module: './shop.route', layout: 'default', cache: 'public' },
    { path: '/checkout', module: './checkout.route', layout: 'default', cache: 'personal' },
  ],
};
/** A shop with one remote whose pages are empty, or that cannot be loaded. */
const shop = (isThere = true) =>
  ({
    remotes: { 'mf-a': { current: release } },
    loader: {
      load: async () => {
        if (!isThere) throw new Error('away');
        return { modules: [{ Component: () => null }], release };
      },
    },
    i18n: createTexts('en', {}),
    locale: 'en',
  }) as unknown as PageEnvironment;
const settled = async (page: unknown) =>
  Promise.race([page, new Promise((resolve) => setTimeout(resolve, 20))]);

it('brings a page in place as long as no new document is due', async () => {
  const loadDocument = vi.fn();
  const pages = createPageStore(shop(), { isDocumentDue: () => false, loadDocument });
  expect(await settled(pages.read('/shop', ''))).toMatchObject({ kind: 'page' });
  expect(loadDocument).not.toHaveBeenCalled();
});

it('loads the document instead of a page after a release, and knows where the shopper stands', async () => {
  const loadDocument = vi.fn();
  const asked: (string | undefined)[][] = [];
  const pages = createPageStore(shop(), {
    isDocumentDue: (from, to) => asked.push([from, to]) > 1,
    loadDocument,
  });
  await settled(pages.read('/checkout', ''));
  pages.settle('/checkout');
  expect(await settled(pages.read('/shop', ''))).toBeUndefined();
  expect(asked).toEqual([
    [undefined, '/checkout'],
    ['/checkout', '/shop'],
  ]);
  expect(loadDocument).toHaveBeenCalledOnce();
});

it('loads the document when the data of the page show that the shop has gone on, but not in the checkout', async () => {
  const loadDocument = vi.fn();
  const environment = shop();
  environment.pageData = { fetch: async () => 'other', note: () => undefined };
  const pages = createPageStore(environment, { isDocumentDue: (from) => from !== '/checkout', loadDocument });
  expect(await settled(pages.read('/shop', ''))).toBeUndefined();
  expect(loadDocument).toHaveBeenCalledOnce();
  pages.settle('/checkout');
  expect(await settled(pages.read('/shop', ''))).toMatchObject({ kind: 'page' });
  expect(loadDocument).toHaveBeenCalledOnce();
});

it('reports each navigation once: another path, and the same with another query', async () => {
  const onNavigate = vi.fn();
  const pages = createPageStore(shop(), { onNavigate });
  // React may render a page any number of times.
  for (const search of ['', '', '?page=2']) await settled(pages.read('/shop', search));
  expect(onNavigate).toHaveBeenCalledTimes(1);
  const shown = (await settled(pages.read('/shop', ''))) as LoadedPage & { kind: 'page' };
  pages.stay(shown, '/shop', '?page=2');
  expect(onNavigate).toHaveBeenCalledTimes(2);
});

it('asks for nothing again on the way back to a query whose data the page itself has asked for', async () => {
  const note = vi.fn();
  const environment = shop();
  environment.pageData = { fetch: async () => 'there', note };
  const pages = createPageStore(environment, {});
  const shown = (await settled(pages.read('/shop', ''))) as LoadedPage & { kind: 'page' };
  pages.stay(shown, '/shop', '?page=2');
  expect(note).toHaveBeenCalledExactlyOnceWith(shown.match, '/shop', new URLSearchParams('page=2'));
});

it('asks a page what it says of itself with another query, and keeps what it said where it cannot say', async () => {
  const pages = createPageStore(shop(), {});
  const shown = (await settled(pages.read('/shop', ''))) as LoadedPage & { kind: 'page' };
  const head = ({ search }: { search: URLSearchParams }) => {
    if (search.has('broken')) throw new Error('no data');
    return { title: `Page ${search.get('page')}` };
  };
  const page = { ...shown, module: { ...shown.module, head }, head: { title: 'Page 1' } };
  expect(pages.stay(page, '/shop', '?page=2')).toEqual({ title: 'Page 2' });
  expect(pages.stay(page, '/shop', '?broken=1')).toEqual({ title: 'Page 1' });
});

it('loads the document again for a page whose files are gone, and shows the loss where that was done just now', async () => {
  const recover = vi.fn(() => true);
  const gone = { ...shop(false), isOutdated: async () => true };
  expect(await settled(createPageStore(gone, { recover }).read('/shop', ''))).toBeUndefined();
  expect(recover).toHaveBeenCalledOnce();
  recover.mockReturnValue(false);
  const shown = await settled(createPageStore(gone, { recover }).read('/shop', ''));
  expect(shown).toMatchObject({ kind: 'failed', reason: 'outdated' });
});

it('asks for no new document where the shop is still the same: it would fail in the same way', async () => {
  const recover = vi.fn(() => true);
  const away = { ...shop(false), isOutdated: async () => false };
  const shown = await settled(createPageStore(away, { recover }).read('/shop', ''));
  expect(shown).toMatchObject({ kind: 'failed', reason: 'remote' });
  expect(recover).not.toHaveBeenCalled();
});

it('loads a page that could not be shown in its place once another version is there, without a new document', async () => {
  let heal: () => void = () => undefined;
  const ended = vi.fn();
  const loadDocument = vi.fn();
  const environment = shop(false);
  const pages = createPageStore(environment, {
    isDocumentDue: (from) => from !== undefined,
    loadDocument,
    awaitOther: (remote, then) => {
      expect(remote).toBe('mf-a');
      heal = then;
      return ended;
    },
  });
  const broken = await settled(pages.read('/shop', ''));
  expect(broken).toMatchObject({ kind: 'failed' });
  pages.settle('/shop');
  const onHealed = vi.fn();
  const end = pages.heal('mf-a', '/shop', '?page=2', onHealed);
  heal();
  await settled(new Promise(() => undefined));
  expect([pages.read('/shop', ''), onHealed.mock.calls]).toEqual([broken, []]);
  environment.loader = shop().loader;
  heal();
  await vi.waitFor(() => expect(onHealed).toHaveBeenCalledOnce());
  expect(pages.read('/shop', '')).toMatchObject({ kind: 'page' });
  expect(loadDocument).not.toHaveBeenCalled();
  end();
  expect(ended).toHaveBeenCalledOnce();
});

it('leaves a page alone that somebody asked for again before it had healed', async () => {
  let heal: () => void = () => undefined;
  const environment = shop(false);
  const awaitOther = (_: string, then: () => void) => {
    heal = then;
    return () => undefined;
  };
  const pages = createPageStore(environment, { awaitOther });
  await settled(pages.read('/shop', ''));
  const onHealed = vi.fn();
  pages.heal('mf-a', '/shop', '', onHealed);
  environment.loader = shop().loader;
  heal();
  pages.forget('/shop');
  const asked = pages.read('/shop', '');
  await settled(new Promise(() => undefined));
  expect(onHealed).not.toHaveBeenCalled();
  expect(pages.read('/shop', '')).toBe(await asked);
});
