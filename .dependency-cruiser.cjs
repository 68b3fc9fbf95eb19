/*
 * Who may import whom. The table is in docs/architecture.md, the reasons in docs/decisions.
 * Each rule is shown to bite in shared/config/src/boundaries/boundaries.test.ts.
 */

const folderRules = require('./shared/config/src/boundaries/folder-rules.cjs');

const code = '\\.(ts|tsx|cts)$';
const testCode = '(\\.test\\.tsx?$|/testing/|/bench/|^shared/testing/)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'deployables-apart',
      comment:
        'The shell and the remotes meet at run time only, through the release map; an import would tie their releases ' +
        'together. Use <RemoteSlot>, the bus, or a link (docs/decisions: module-federation, bus).',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^(shell|mf-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'features-apart',
      comment:
        'A feature can be moved or deleted as long as no other one imports it. What two of them need stands beside ' +
        'src/features, or a route puts both together.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'parts-below-routes',
      comment:
        'Routes put features together, never the other way round: a part must not know the page it is on.',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/', pathNot: '(/src/(routes|exposed|testing)/|\\.test\\.tsx?$)' },
      to: { path: '^mf-[^/]+/src/(routes|exposed)/' },
    },
    {
      name: 'shared-looks-down',
      comment:
        'Shared packages are the floor that everything stands on: they know nothing of shell, remotes, services or ' +
        'suites. Only shared/testing runs the API, in process (docs/decisions: shared-packages, tests).',
      severity: 'error',
      from: { path: '^shared/', pathNot: '^shared/testing/' },
      to: { path: '^(shell|mf-[^/]+|services|e2e)/' },
    },
    {
      name: 'shared-layers',
      comment:
        'Contracts and texts stand alone, bus, API client and ui know contracts, and runtime knows what it hands out. ' +
        'Another arrow would pull React into the servers or make two singletons one (docs/decisions/shared-packages.md).',
      severity: 'error',
      from: { path: '^shared/(contracts|i18n|bus|api-client|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/', pathNot: ['^shared/$1/', '^shared/contracts/'] },
    },
    {
      name: 'contracts-alone',
      comment:
        'Contracts run in browsers, servers and tools, so they take nothing but zod; i18n takes no contract, so that ' +
        'it can be used without the shop (docs/decisions: shared-packages, contracts). How many decimals a currency has is a fact of ISO ' +
        '4217 and stands in a file of its own for both.',
      severity: 'error',
      from: { path: '^shared/(contracts|i18n|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/', pathNot: ['^shared/$1/', '^shared/contracts/src/currency-decimals\\.ts$'] },
    },
    {
      name: 'forms-and-commerce-look-down',
      comment:
        'Forms and commerce are bundled into each remote and stand on what the shell hands out. Forms know nothing of ' +
        'what the shop sells, so commerce may take forms and not the other way round (docs/decisions/forms.md).',
      severity: 'error',
      from: { path: '^shared/(forms|commerce)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: {
        path: '^shared/',
        pathNot: ['^shared/$1/', '^shared/(contracts|i18n|bus|api-client|ui|runtime|forms)/'],
      },
    },
    {
      name: 'runtime-under-forms',
      comment:
        'The runtime is one copy for all releases of a page; were it to hold forms or commerce, a remote could no longer ' +
        'change its own without the shell (docs/decisions/forms.md).',
      severity: 'error',
      from: { path: '^shared/runtime/' },
      to: { path: '^shared/(forms|commerce)/' },
    },
    {
      name: 'services-on-contracts',
      comment:
        'A service shares the contracts with the browser and nothing else: no React in a server, no other service in ' +
        'its process (docs/decisions/shared-packages.md). What both servers read of a request’s way stands in shared/server. Only the ' +
        'storefront stands on another service, the releases, and only as edge-reads-releases says.',
      severity: 'error',
      from: {
        path: '^services/(?!(?:release-console|component-gallery)/)([^/]+)/',
        pathNot: [testCode, '/rsbuild\\.config\\.ts$'],
      },
      to: {
        path: '^(shared|shell|mf-[^/]+|services|e2e)/',
        pathNot: ['^shared/(contracts|server)/', '^services/$1/', '^services/releases/'],
      },
    },
    {
      name: 'own-pages-over-http',
      comment:
        'The page for release managers, that of all parts and the service worker run in browsers: they reach a service by its address, ' +
        'and take nothing of it but the types of its answers. No server imports them; they are served as built files (docs/decisions: ' +
        'release-access, styles, device-storage).',
      severity: 'error',
      from: { path: '^services/(release-console|component-gallery|offline-worker)/', pathNot: testCode },
      to: { path: '^(?:services/(?!$1/)|shared/server/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'edge-reads-releases',
      comment:
        'Serving a page must not be able to reach the code that publishes or changes what is live, not even by way of ' +
        'another module: of services/releases the storefront takes what reads and renders (log, rendering, signing, store). server.ts alone puts ' +
        'the release API into the same process, where that is wanted. No other service knows the releases; of the console ' +
        'see own-pages-over-http.',
      severity: 'error',
      from: {
        path: '^services/(?!releases/|release-console/)',
        pathNot: [testCode, '^services/edge/src/server\\.ts$'],
      },
      to: { path: '^services/releases/src/(?!(log|rendering|signing|store)/)', reachable: true },
    },
    {
      name: 'sample-not-shipped',
      comment:
        'The sample shop is for development, demonstration and tests: a real shop loads another catalogue, ' +
        'and carries neither its texts nor the code that draws its pictures (docs/catalogue.md).',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|shared|services|e2e)/', pathNot: ['^services/sample-shop/', testCode] },
      to: { path: '^services/sample-shop/' },
    },
    {
      name: 'suites-outside',
      comment:
        'The suites see the shop as a shopper does, over HTTP; they take texts and paths, not its code.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(shell|mf-[^/]+|services|shared)/', pathNot: '^shared/(contracts|config)/' },
    },
    {
      name: 'front-ends-over-http',
      comment:
        'The browser side reaches a service by its address only; importing one would put a server in a page.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+)/' },
      to: { path: '^services/' },
    },
    {
      name: 'tests-not-shipped',
      comment: 'Test code and test libraries never reach a shopper or a server.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|shared|services)/', pathNot: testCode },
      to: { path: testCode },
    },
    {
      name: 'through-the-front-door',
      comment:
        'Another package is reached by its name and its "exports", never by a path into its folder: the exports are ' +
        'what its owner promises to keep.',
      severity: 'error',
      from: { path: '^((?:shared|services)/[^/]+|shell|mf-[^/]+|e2e)/' },
      to: {
        path: '^((shared|services)/[^/]+|shell|mf-[^/]+|e2e)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'no-circular',
      comment:
        'Files that need each other, be it for a type alone, can only be read, changed and tested together, and none of them is the ' +
        'first to read. What they share stands in the file below both. Left to do: the texts of the carousel.',
      severity: 'error',
      from: { path: code, pathNot: '^shared/ui/src/carousel/(index|carousel-controls)\\.tsx$' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment:
        'Not in the package.json, not among the exports, or misspelt: it would fail on someone else’s machine.',
      severity: 'error',
      from: { path: code },
      to: { couldNotResolve: true },
    },
    ...folderRules(testCode),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|fixtures|test-results)/' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    moduleSystems: ['es6', 'cjs'],
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
