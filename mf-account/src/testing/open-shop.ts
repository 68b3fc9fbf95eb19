import type { PageModule } from '@dana/runtime';
import { renderRoute } from '@dana/testing/render-route';
import { apiOfFile, type RunningTestApi } from '@dana/testing/start-test-api';
import { beforeAll } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

type Given = Partial<Parameters<typeof renderRoute>[1]>;

/** A shop for the tests of one file, in which one shopper has an account, and this remote's pages over it. */
export function openShop() {
  // What a test changes of the account it changes here too.
  const shopper = { email: 'noura@dana.example', password: 'Gulf-pearls7' };
  const api = apiOfFile();
  beforeAll(async () => {
    const names = { first_name: 'Noura', last_name: 'Al Sabah' };
    await api.post('/register', { ...shopper, ...names, password_confirmation: shopper.password });
  });
  return {
    ...{ shopper, post: api.post, get: api.get, restore: api.restore },
    disturb: (...fault: Parameters<RunningTestApi['disturb']>) => api.disturb(...fault),
    show: (page: PageModule, path: string, given: Given = {}) =>
      renderRoute(page, { manifest, texts: { en, ar }, path, baseUrl: api.baseUrl, ...given }),
  };
}
