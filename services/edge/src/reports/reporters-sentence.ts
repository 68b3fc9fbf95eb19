import type { KnowsBy } from '@dana/releases/reading/health/health-objects';

const sentences: Readonly<Record<KnowsBy, string>> = {
  address: 'Visits are known by the addresses of those who report.',
  proxy:
    'All visits come through a proxy that TRUSTED_PROXIES does not name. Whom it names as its clients is taken for counting, and for nothing else. Set TRUSTED_PROXIES.',
  mark: 'All visits come through a proxy that TRUSTED_PROXIES does not name and that names no clients. Releases are watched by signed marks alone: who opens many pages can have one taken back. Set TRUSTED_PROXIES, and have the proxy write X-Forwarded-For.',
};

/** How reporters are known, for the log. */
export const reportersSentence = (by: KnowsBy): string => sentences[by];
