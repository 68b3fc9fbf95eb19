import { compositionFilesPath } from '@dana/contracts/composition-files';
import { navigationPath } from '@dana/contracts/navigation-path';
import { describe, expect, it, vi } from 'vitest';
import { targetedShop, visitorCookie } from '../testing/targeted-shop.ts';

const [ar, en] = ['/ar/demo', '/en/demo'];
const known = visitorCookie('known');
const [stable, canary] = ['1.1.0', '1.2.0'];

describe('a canary for some visitors', () => {
  it('for one language is in pages of that language, for who comes a second time, and in no other page', async () => {
    const { target, shown } = await targetedShop();
    await target({ language: 'ar' });
    expect([await shown(ar, known), await shown(en, known)]).toEqual([canary, stable]);
    expect(await shown(ar)).toBe(stable);
    expect(await shown(ar, `${known}; i18n_redirected=en`)).toBe(canary);
  });

  it('for a country goes by the header of a trusted proxy', async () => {
    const { target, shown } = await targetedShop();
    await target({ countries: ['KW', 'SA'] });
    const from = (country: string) => shown(en, known, { 'cf-ipcountry': country });
    expect(await Promise.all(['KW', 'sa', 'AE', 'XX'].map(from))).toEqual([canary, canary, stable, stable]);
    expect(await shown(en, known)).toBe(stable);
    expect(await shown(en, known, { 'x-country': 'KW' })).toBe(stable);
  });

  it('for who is signed in, or is not, goes by the hint that a session leaves', async () => {
    const { target, shown } = await targetedShop();
    await target({ signedIn: true });
    const signedIn = `${known}; signed_in=1`;
    expect([await shown(en, signedIn), await shown(en, known)]).toEqual([canary, stable]);
    await target({ signedIn: false });
    expect([await shown(en, signedIn), await shown(en, known)]).toEqual([stable, canary]);
  });

  it('for named ids is theirs alone', async () => {
    const { target, shown } = await targetedShop();
    await target({ ids: [known.slice('visitor='.length)] }, 0);
    expect([await shown(en, known), await shown(ar, known)]).toEqual([canary, canary]);
    expect([await shown(en, visitorCookie('other')), await shown(en)]).toEqual([stable, stable]);
  });
});

describe('what is asked for beside a page', () => {
  it('is of the composition that the page was made of', async () => {
    const { target, request } = await targetedShop();
    await target({ language: 'ar' });
    const payloadOf = async (path: string) =>
      ((await (await request(`/page-data${path}`, known)).json()) as { composition: string }).composition;
    const [inArabic, inEnglish] = [await payloadOf(ar), await payloadOf(en)];
    expect(inArabic).not.toBe(inEnglish);
    for (const [path, composition] of [
      [ar, inArabic],
      [en, inEnglish],
    ] as const) {
      const page = await request(path, known);
      expect(await page.text()).toContain(`data-composition="${composition}"`);
      const referer = { referer: `https://shop.example${path}` };
      const map = await (await request('/release-map.json', known, referer)).json();
      expect(map).toMatchObject({ composition });
      const files = await request(compositionFilesPath(composition), known, referer);
      expect(Object.keys((await files.json()) as object)).not.toHaveLength(0);
    }
    const links = (locale: 'ar' | 'en') => request(navigationPath(inArabic, locale), known);
    expect((await links('ar')).headers.get('cache-control')).toContain('immutable');
    expect((await links('en')).headers.get('cache-control')).toBe('no-store');
    // A browser that keeps its referrer back has the language that it chose last.
    const map = await request('/release-map.json', `${known}; i18n_redirected=ar`);
    expect(await map.json()).toMatchObject({ composition: inArabic });
  });

  it('is for no other visitor: no cache may keep it, whatever is known of whom', async () => {
    const { target, request, shown, edge } = await targetedShop();
    await request(ar);
    await target({ language: 'ar', signedIn: true, countries: ['KW'] });
    const inTarget = [`${known}; signed_in=1`, { 'cf-ipcountry': 'KW' }] as const;
    const first = await request(ar, ...inTarget);
    expect(await shown(ar, ...inTarget)).toBe(canary);
    const others = [
      ['', {}],
      [known, { 'cf-ipcountry': 'KW' }],
      [`${known}; signed_in=1`, { 'cf-ipcountry': 'SA' }],
      [`${known}; signed_in=1`, {}],
    ] as const;
    for (const [cookie, headers] of others) {
      expect(await shown(ar, cookie, headers)).toBe(stable);
      for (const path of [ar, `/page-data${ar}`]) {
        const { headers: sent } = await request(path, cookie, headers);
        expect([sent.get('cache-control'), sent.get('vary')]).toEqual([
          'private, no-cache',
          'Accept-Encoding, Cookie',
        ]);
      }
      // What a browser kept of the other group is not confirmed to it.
      const tag = { 'if-none-match': first.headers.get('etag') ?? 'none' };
      expect((await request(ar, cookie, { ...headers, ...tag })).status).toBe(200);
    }
    expect(
      (await request(ar, inTarget[0], { ...inTarget[1], 'if-none-match': first.headers.get('etag') ?? '' }))
        .status,
    ).toBe(304);
    // One document of each composition is kept.
    expect(edge.render).toHaveBeenCalledTimes(2);
  });
});
