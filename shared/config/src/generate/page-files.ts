import { firstWords } from './remote-files.ts';

type NewPage = {
  /** For example `mf-content`. */
  remote: string;
  /** Its address without the slash, in small letters, digits and dashes. */
  name: string;
  /** Text of a file by its path in the remote's folder; undefined where there is none. */
  read: (path: string) => string | undefined;
};

/** Its name, the key over its texts, and the namespace of the remote's texts and queries. */
type Page = { name: string; key: string; namespace: string };

/**
 * What every page of a remote has: route, call, texts, address, budget and test. It lists brands and passes `pnpm check` as it is.
 * @returns text by path in the remote's folder, of new files and of those that name the page.
 * Errors: throws with what is in the way.
 */
export function pageFiles({ remote, name, read }: NewPage): Record<string, string> {
  const key = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const page: Page = { name, key, namespace: remote.replace(/^mf-/, '') };
  const created = {
    [`src/api/${name}.queries.ts`]: queryFile(page),
    [`src/routes/${name}.route.tsx`]: routeFile(page),
    [`src/routes/${name}.module.css`]: stylesFile,
    [`src/routes/${name}.route.test.tsx`]: testFile(page),
  };
  const content = (path: string) => JSON.parse(read(path) ?? '{}');
  const [en, ar, description] = ['src/locales/en.json', 'src/locales/ar.json', 'package.json'].map(content);
  const taken = Object.keys(created).find((path) => read(path) !== undefined);
  if (taken || key in en) throw new Error(`There is ${taken ?? `a text "${key}"`} in ${remote} already.`);
  const manifest = read('src/exposed/manifest.ts') ?? '';
  if (!manifest.includes(routesEnd)) throw new Error(`In the manifest of ${remote} no nav follows routes.`);
  const schemas = read('src/api/schemas.ts') ?? schemasComment;
  return {
    ...created,
    'src/api/schemas.ts': schemas.includes('brandsAnswerSchema') ? schemas : `${schemas}${brandsSchema}`,
    'src/exposed/manifest.ts': manifest.replace(routesEnd, `${routeClaim(name)}${routesEnd}`),
    'src/locales/en.json': json({ ...en, [key]: { ...firstWords.en, popular: 'Trending' } }),
    'src/locales/ar.json': json({ ...ar, [key]: { ...firstWords.ar, popular: 'الأكثر رواجًا' } }),
    'package.json': json({
      ...description,
      dependencies: { ...description.dependencies, ...called },
      size: { ...description.size, entry: withNewRoute(description.size.entry), [`${name}.route`]: routeKb },
    }),
  };
}

const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/** Missing in a remote that made no call until now. */
const called = { '@dana/api-client': 'workspace:*', '@tanstack/react-query': 'catalog:' };
/** Of the page as it is written. */
const routeKb = 1.5;
/** The entry names every route, with its links. Unit: KB. */
const withNewRoute = (entryKb: number): number => Math.round((entryKb + 0.2) * 10) / 10;
const routesEnd = '\n  ],\n  nav:';
const brandsSchema = "export { brandsAnswerSchema } from '@dana/contracts/api/brand';\n";
const schemasComment =
  '// One module for all answers of this remote: each imported apart would carry its own copy of the schema library.\n';

const routeClaim = (name: string): string => `
    {
      path: '/${name}',
      module: './${name}.route',
      layout: 'default',
      cache: 'public',
      query: [],
      indexable: true,
    },`;

const queryFile = (page: Page): string => `import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** GET /brands, in the order of the API: of each what the page shows, because it travels in the HTML. */
export const ${page.key}Query = (api: ApiClient) =>
  queryOptions({
    queryKey: ['${page.namespace}', '${page.name}', api.locale],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.brandsAnswerSchema);
      const { data } = await api.get('/brands', schema, { signal });
      return data.map(({ slug, name }) => ({ slug, name }));
    },
  });
`;

const routeFile = (page: Page): string => `import { paths } from '@dana/contracts/paths';
import { type PageHead, type PageRequest, RemoteSlot, useShell } from '@dana/runtime';
import { Container, Grid, SectionHeading, Tag } from '@dana/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ${page.key}Query } from '../api/${page.name}.queries.ts';
import css from './${page.name}.module.css';

export function Component() {
  const { t } = useTranslation('${page.namespace}');
  const { data = [] } = useQuery(${page.key}Query(useShell().api));
  return (
    <Container className={css.page}>
      <SectionHeading level={1} title={t('${page.key}.title')} text={t('${page.key}.lead')} />
      <Grid as="ul" columns="cards">
        {data.map(({ slug, name }) => (
          <li key={slug}>
            <Tag href={paths.brand(slug)}>{name}</Tag>
          </li>
        ))}
      </Grid>
      <RemoteSlot
        name="catalog.productCarousel"
        props={{ title: t('${page.key}.popular'), source: { collection: 'trending' } }}
      />
    </Container>
  );
}

export async function loader({ api, queryClient }: PageRequest): Promise<void> {
  await queryClient.fetchQuery(${page.key}Query(api));
}

export function head({ t }: PageRequest): PageHead {
  return { title: t('${page.key}.title'), description: t('${page.key}.lead') };
}
`;

const stylesFile = `@layer remote {
  .page {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--shop-space-7);
    padding-block: var(--shop-space-7) var(--shop-space-6);
  }
}
`;

const testFile = (page: Page): string => `// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './${page.name}.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterAll(() => api.stop());

it.each(['en', 'ar'] as const)('leads to each brand and shows what sells in %s', async (locale) => {
  const { head, t } = await renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: '/${page.name}',
    locale,
    baseUrl: api.baseUrl,
    slots: { 'catalog.productCarousel': { Component: ({ title }) => <h2>{title}</h2> } },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(head?.title);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(t('${page.key}.popular'));
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toContain(\`/\${locale}/brand/\`);
});
`;
