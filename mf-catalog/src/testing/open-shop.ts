import type { PageModule } from '@dana/runtime';
import { renderRoute } from '@dana/testing/render-route';
import { apiOfFile, type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

type Given = Partial<Parameters<typeof renderRoute>[1]>;

/** The shop that all files of a run read, for the tests of one of them, and this remote's pages over it. */
export function openShop() {
  const api = apiOfFile(readTestApi);
  return {
    ...{ baseUrl: () => api.baseUrl, restore: api.restore },
    disturb: (...fault: Parameters<RunningTestApi['disturb']>) => api.disturb(...fault),
    show: (page: PageModule, path: string, given: Given = {}) =>
      renderRoute(page, { manifest, texts: { en, ar }, path, baseUrl: api.baseUrl, ...given }),
  };
}
