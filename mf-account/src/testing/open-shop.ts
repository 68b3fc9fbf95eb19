import type { PageModule } from '@dana/runtime';
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

type Given = Partial<Parameters<typeof renderRoute>[1]>;

/** A shop for the tests of one file, in which one shopper has an account, and this remote's pages over it. */
export function openShop() {
  // What a test changes of the account it changes here too.
  const shopper = { email: 'noura@dana.example', password: 'Gulf-pearls7' };
  let api: RunningTestApi;
  const post = (path: string, body: object, token?: string): Promise<Response> => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    };
    return fetch(`${api.baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  beforeAll(async () => {
    api = await startTestApi();
    const names = { first_name: 'Noura', last_name: 'Al Sabah' };
    await post('/register', { ...shopper, ...names, password_confirmation: shopper.password });
  });
  afterEach(() => api.restore());
  afterAll(() => api.stop());
  return {
    shopper,
    post,
    get: async (path: string) => (await fetch(`${api.baseUrl}${path}`)).json(),
    disturb: (...fault: Parameters<RunningTestApi['disturb']>) => api.disturb(...fault),
    restore: () => api.restore(),
    show: (page: PageModule, path: string, given: Given = {}) =>
      renderRoute(page, { manifest, texts: { en, ar }, path, baseUrl: api.baseUrl, ...given }),
  };
}
