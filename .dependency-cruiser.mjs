/**
 * Who may import whom (docs/architecture.md). One rule for each sentence there.
 * `^` stands for the repository's root.
 */

/** The domains from left to right: each may import those before it. `contact` stands alone. */
const DOMAINS = [
  'accounts',
  'media',
  'orders',
  'memorials',
  'tributes',
  'settlement',
  'profiles',
  'admin',
];
const ANY_DOMAIN = [...DOMAINS, 'contact'].join('|');

/** What anything in lib may lean on. */
const FOUNDATIONS = [
  'lib/(env|env-schema|errors|paths|site-url)\\.ts$',
  'lib/(ids|json|sealing|log|http|auth|db|audit|jobs|cache|csp|mail|ports)/',
];

/** Pure decisions: constants and functions over what they are given. */
const PURE = [
  '[/-](rules|policy)\\.ts$',
  '^lib/paths\\.ts$',
  '^lib/ids/is-public-id\\.ts$',
  '^lib/auth/(return-path|login-messages|cookie-names)\\.ts$',
];
const PORTS = '^lib/ports/';
/** All else in a port's folder is an adapter, or an adapter's part. */
const PORT_DOORS = '/(port|select|keys)\\.ts$';
/** What a browser must never get. */
const SERVER_ONLY =
  '^lib/(db/(client|generated/(client|internal))|ports|jobs|sealing|env\\.ts|log)';

const onlyDomainsToTheLeft = DOMAINS.map((domain, at) => ({
  name: `${domain}-imports-only-to-its-left`,
  comment: `lib/${domain} may import these domains: ${DOMAINS.slice(0, at).join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: `^lib/${domain}/` },
  to: { path: `^lib/(${[...DOMAINS.slice(at + 1), 'contact'].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'Import the file that has it (house style 5).',
      severity: 'error',
      from: { pathNot: '^node_modules' },
      to: { path: '(^|/)index\\.(ts|tsx|mjs)$', pathNot: 'node_modules' },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(next-env|\\.next)' },
    },
    {
      name: 'middleware-decides-nothing',
      comment: 'It reads a cookie and redirects.',
      severity: 'error',
      from: { path: '^middleware\\.ts$' },
      to: {
        path: '^(app|components|lib|prisma|sandbox|scripts|tests)/',
        pathNot: '^lib/(paths\\.ts|auth/(cookie-names|session-token|token-from-headers)\\.ts|csp/)',
      },
    },
    {
      name: 'app-imports-components-and-lib-only',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(prisma|sandbox|scripts|tests)/' },
    },
    {
      name: 'app-speaks-to-no-database-or-adapter',
      comment: 'Queries and commands do; ports are chosen by select.ts, behind a domain.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: ['^lib/db/', PORTS], pathNot: PORT_DOORS },
    },
    {
      name: 'components-import-few-things',
      comment:
        'Other components, lib/client, lib/paths, ids, rules and policies, types; schemas by import().',
      severity: 'error',
      from: { path: '^components/' },
      to: {
        path: '^(app|lib|prisma|sandbox|scripts|tests)/',
        pathNot: ['^lib/client/', '^lib/ids/', ...PURE],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'components-import-only-schemas-late',
      severity: 'error',
      from: { path: '^components/' },
      to: {
        path: '^lib/',
        pathNot: ['/schema[a-z-]*\\.ts$', '^lib/client/'],
        dependencyTypes: ['dynamic-import'],
      },
    },
    {
      name: 'components-never-reach-the-server',
      comment: 'Not even through another module: it would land in the browser.',
      severity: 'error',
      from: { path: '^(components|lib/client)/' },
      to: { path: SERVER_ONLY, reachable: true },
    },
    {
      name: 'lib-imports-no-pages',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components|sandbox|scripts|tests)/' },
    },
    ...onlyDomainsToTheLeft,
    {
      name: 'contact-stands-alone',
      severity: 'error',
      from: { path: '^lib/contact/' },
      to: { path: `^lib/(${DOMAINS.join('|')})/` },
    },
    {
      name: 'domains-lean-on-foundations-only',
      severity: 'error',
      from: { path: `^lib/(${ANY_DOMAIN})/` },
      to: { path: '^lib/', pathNot: [`^lib/(${ANY_DOMAIN})/`, ...FOUNDATIONS.map((f) => `^${f}`)] },
    },
    {
      name: 'foundations-know-no-domain',
      comment: 'Except where they are put to work: what each job does, what next-auth calls.',
      severity: 'error',
      from: {
        path: FOUNDATIONS.map((f) => `^${f}`),
        pathNot: '^lib/(jobs/handlers|auth/next-auth-options)\\.ts$',
      },
      to: { path: `^lib/(${ANY_DOMAIN})/`, pathNot: PURE },
    },
    {
      name: 'rules-and-policies-import-types-only',
      severity: 'error',
      from: { path: PURE },
      to: {},
    },
    {
      name: 'only-queries-and-commands-speak-prisma',
      comment: 'And the foundations that keep sessions, limits, jobs and the cache.',
      severity: 'error',
      from: {
        path: `^lib/(${ANY_DOMAIN})/`,
        pathNot: '^lib/[^/]+/(queries|commands)(\\.ts$|/)|^lib/settlement/',
      },
      to: { path: '^lib/db/client\\.ts$' },
    },
    {
      name: 'no-adapter-but-through-select',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/ports/' },
      to: { path: PORTS, pathNot: PORT_DOORS },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: '^(tests/|(vitest|playwright)\\.config\\.ts$)' },
      to: { path: '^tests/' },
    },
    {
      name: 'the-sandbox-is-another-house',
      comment: 'It plays the providers; sharing code with the site would hide mistakes in both.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(app|components|lib|prisma|scripts|tests)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.next/', '^lib/db/generated/(models|internal)/'] },
    // What remains after compiling: an imported type carries nothing along, so all may import types.
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
