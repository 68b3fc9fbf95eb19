/** A service as it is carried to another machine. */
export type BundledService = {
  /** The name of its folder in `services` and of its bundle. */
  name: string;
  /** What is started with `node`, by its name in the bundle: the source, as a path in the workspace. */
  programs: Readonly<Record<string, string>>;
  /** Sources that the programs start by an address that they make up. */
  threads?: readonly string[];
  /** What the programs read beside their code, as globs in the workspace: built pages, scripts, icons. */
  data?: readonly string[];
};

/** A rendering process and the thread in it. */
const rendering = ['render-process', 'render-worker'].map(
  (name) => `services/releases/src/rendering/${name}.ts`,
);

/** Built before anything is bundled, by its folder: the page of the release API. */
const console = 'services/release-console/dist/web/**';

export const bundledServices: readonly BundledService[] = [
  {
    name: 'edge',
    programs: { server: 'services/edge/src/server.ts' },
    threads: rendering,
    data: ['services/edge/src/document/**/*.{js,css}', console, 'services/offline-worker/dist/web/*.js'],
  },
  {
    name: 'api',
    programs: {
      server: 'services/api/src/server.ts',
      migrate: 'services/api/src/load/migrate-cli.ts',
      catalogue: 'services/api/src/load/catalogue-cli.ts',
      keep: 'services/api/src/keep-cli.ts',
      'staff-token': 'services/api/src/staff/tokens/staff-token-cli.ts',
    },
    threads: ['services/api/src/orders/invoice/pdf/invoice-worker.ts'],
  },
  {
    name: 'releases',
    programs: {
      server: 'services/releases/src/server.ts',
      keep: 'services/releases/src/keep-cli.ts',
      release: 'services/releases/src/release-cli.ts',
    },
    threads: rendering,
    data: [console],
  },
  { name: 'practice-bank', programs: { server: 'services/practice-bank/src/server.ts' } },
];
