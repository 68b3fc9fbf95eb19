import type { PageModule } from '@dana/runtime';
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

export type Given = Partial<Parameters<typeof renderRoute>[1]>;

/** The shop that all files of a run read, for the tests of one of them, and this remote's pages over it. */
export function openShop() {
  let api: RunningTestApi;
  beforeAll(async () => {
    api = await readTestApi();
  });
  afterEach(() => api.restore());
  afterAll(() => api.stop());
  return {
    baseUrl: () => api.baseUrl,
    disturb: (...fault: Parameters<RunningTestApi['disturb']>) => api.disturb(...fault),
    restore: () => api.restore(),
    show: (page: PageModule, path: string, given: Given = {}) =>
      renderRoute(page, { manifest, texts: { en, ar }, path, baseUrl: api.baseUrl, ...given }),
  };
}
