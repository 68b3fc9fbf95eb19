export type NewRemote = {
  /** For example `mf-gifts`. */
  name: string;
  /** Port of its dev server. */
  devPort: number;
};

/** What a page says until its team has other words. */
export const firstWords = {
  en: { title: 'A new page', lead: 'This page was made a moment ago. Its team fills it next.' },
  ar: { title: 'صفحة جديدة', lead: 'أُنشئت هذه الصفحة قبل قليل، وسيملؤها فريقها بعد ذلك.' },
};

/**
 * All files of a new remote: one page in both languages and its test. They pass
 * `pnpm check` as they are; budgets are those of a first build.
 * @returns text by path, relative to the workspace.
 */
export function remoteFiles({ name, devPort }: NewRemote): Record<string, string> {
  const short = name.replace(/^mf-/, '');
  return {
    ...below(name, remoteSources({ name, devPort })),
    [`${name}/package.json`]: packageFile(name, short),
    [`${name}/tsconfig.json`]: tsconfigFile(name),
  };
}

const below = (folder: string, files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** The files of a new remote that are the same in the workspace and in a repository of its own, relative to its folder. */
export function remoteSources({ name, devPort }: NewRemote): Record<string, string> {
  const short = name.replace(/^mf-/, '');
  return {
    'rsbuild.config.ts': `import { defineRemote } from '@dana/config/define-remote';
import { manifest } from './src/exposed/manifest.ts';

export default defineRemote({ folder: import.meta.dirname, manifest, devPort: ${devPort} });
`,
    'CHANGELOG.md': `# ${name}

## 1.0.0

- A first page at \`/${short}\`. Taking it back: \`pnpm release rollback ${name} --reason "…"\`.
`,
    'src/exposed/manifest.ts': `import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';

/** What ${name} offers to the shop. */
export const manifest = {
  remote: '${name}',
  routes: [
    { path: '/${short}', module: './${short}.route', layout: 'default', cache: 'public', indexable: true },
  ],
  nav: [
    {
      path: '/${short}',
      label: { en: '${firstWords.en.title}', ar: '${firstWords.ar.title}' },
      places: { 'products.more': 900, 'footer.information': 900 },
    },
  ],
  slots: {},
  services: [],
} satisfies RemoteManifest;
`,
    [`src/routes/${short}.route.tsx`]: routeFile(short),
    [`src/routes/${short}.route.test.tsx`]: testFile(short),
    'src/locales/en.json': texts(firstWords.en),
    'src/locales/ar.json': texts(firstWords.ar),
  };
}

function packageFile(name: string, short: string): string {
  const workspace = ['api-client', 'contracts', 'i18n', 'runtime', 'ui'].map((part) => `@dana/${part}`);
  const catalog = (names: string[]) => names.map((part) => [part, 'catalog:']);
  const content = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([
      ...workspace
        .filter((part) => /contracts|i18n|runtime|ui/.test(part))
        .map((part) => [part, 'workspace:*']),
      ...catalog(['react', 'react-dom', 'react-i18next']),
    ]),
    devDependencies: Object.fromEntries([
      ...['@dana/config', '@dana/testing'].map((part) => [part, 'workspace:*']),
      ...catalog([
        '@rsbuild/core',
        '@testing-library/react',
        '@types/react',
        '@types/react-dom',
        'typescript',
        'vitest',
      ]),
    ]),
    scripts: { build: 'rsbuild build', dev: 'rsbuild dev' },
    size: { entry: 6, [`${short}.route`]: 1, 'locale.ar': 0.6, 'locale.en': 0.6, mount: 1 },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function tsconfigFile(name: string): string {
  const references = ['contracts', 'bus', 'i18n', 'api-client', 'runtime', 'ui', 'testing'];
  return `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "rootDir": "src",
    "outDir": "../.tsc/${name}",
    "tsBuildInfoFile": "../.tsc/${name}/tsconfig.tsbuildinfo"
  },
  "include": ["src", "src/locales/*.json"],
  "references": [
${references.map((part) => `    { "path": "../shared/${part}" }`).join(',\n')}
  ]
}
`;
}

const routeFile = (short: string): string => `import type { PageHead, PageRequest } from '@dana/runtime';
import { Container, SectionHeading } from '@dana/ui';
import { useTranslation } from 'react-i18next';

/** The first page of this remote. */
export function Component() {
  const { t } = useTranslation('${short}');
  return (
    <Container>
      <SectionHeading level={1} title={t('page.title')} text={t('page.lead')} />
    </Container>
  );
}

export function head({ t }: PageRequest): PageHead {
  return { title: t('page.title'), description: t('page.lead') };
}
`;

const testFile = (short: string): string => `// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './${short}.route.tsx';

it.each(['en', 'ar'] as const)('shows its heading and says the same to search engines in %s', async (locale) => {
  const { outcome, head, t } = await renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: '/${short}',
    locale,
    // The page makes no calls yet; give it the test API's address when it does.
    baseUrl: 'http://localhost',
  });
  expect(outcome).toBe('page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('page.title'));
  expect(head?.title).toBe(t('page.title'));
});
`;

const texts = (page: { title: string; lead: string }): string => `${JSON.stringify({ page }, null, 2)}\n`;
