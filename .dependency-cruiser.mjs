/**
 * Which files may import which (docs/architecture.md), one rule for each sentence there. `^` is the repository's root.
 * scripts/check-house.ts checks the rules in `RULES_FOR_TYPE_IMPORTS` a second time, including type imports.
 */

/** The domains in order: each may import those before it. `contact` is independent. */
const DOMAINS = [
  'accounts',
  'keepers',
  'access',
  'media',
  'settings',
  'payments',
  'memorials',
  'search',
  'tributes',
  'condolences',
  'cases',
  'admin',
  'webhooks',
];
const ANY_DOMAIN = [...DOMAINS, 'contact'].join('|');

/** What everything in lib may import. */
const PLATFORM = '^lib/platform/';

/** Pure rules: constants and functions of their arguments. */
const PURE = [
  '[/-](rules|policy)\\.ts$',
  '^lib/.*/(api-)?paths\\.ts$',
  '^lib/platform/language/(addresses|format-amount|days|issue-message|fill-placeholders|languages|message)\\.ts$',
  '^lib/platform/(durations|email-address|kinds|paging)\\.ts$',
  '^lib/platform/ids/public-id\\.ts$',
  '^lib/memorials/(fields|filters|names|text-fields|words-languages)\\.ts$',
  '^lib/platform/auth/(return-path|login-messages|cookie-names)\\.ts$',
];
/** Adapters for a disk, a bucket or a mail server. select.ts in the same folder chooses one. */
const ADAPTERS =
  '^lib/platform/(storage/(disk|s3|s3-client|s3-public|checked-body|write-atomically)|mail/(smtp|resend))\\.ts$';

/** What a domain may import to add a mail to the outbox, or to delete one. */
const OUTBOX = '/mail/(enqueue-mail|delete-mail|layout|mail-rules)\\.ts$';

const PROVIDERS = '^lib/payments/providers/';
/** What the rest of lib may import from a payment provider. */
const PROVIDER_DOORS = '^lib/payments/providers/(registry|provider|provider-setup|evidence)\\.ts$';
/** How components get texts in the page's language. */
const WORDS =
  '^lib/platform/language/((use-translate|get-translate|use-language|use-list|use-amount|money|plural-texts)\\.ts|generated/(failures|offers)\\.mjs)$';
/** The site's name and features, for components that the server renders. */
const SITE =
  '^lib/platform/(site-(name|texts)|site-settings/(feature-settings|registry|setting|snapshot-setting))\\.ts$';
/** What must never reach a browser. */
const SERVER_ONLY =
  '^lib/(platform/(db/(client|generated/(client|internal))|storage|mail|jobs|crypto|language/catalogue|env\\.ts|log\\.ts)|payments/providers)';

const onlyDomainsToTheLeft = DOMAINS.map((domain, at) => ({
  name: `${domain}-imports-only-to-its-left`,
  comment: `lib/${domain} may import these domains: ${DOMAINS.slice(0, at).join(', ') || 'none'}.`,
  severity: 'error',
  from: { path: `^lib/${domain}/` },
  to: { path: `^lib/(${[...DOMAINS.slice(at + 1), 'contact'].join('|')})/` },
}));

/** Rules that also apply to type imports. */
export const RULES_FOR_TYPE_IMPORTS = [
  'no-cycles',
  'no-barrels',
  'lib-imports-no-pages',
  ...DOMAINS.map((domain) => `${domain}-imports-only-to-its-left`),
  'contact-stands-alone',
  'domains-lean-on-the-platform-only',
  'the-platform-knows-no-domain',
  'only-select-imports-an-adapter',
  'nobody-imports-tests',
  'the-product-imports-no-lab',
  'the-sandbox-is-another-house',
];

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
      comment: 'Import the file that declares what you need (style.md 12).',
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
      comment: 'It redirects people without a session and adds the content security policy.',
      severity: 'error',
      from: { path: '^middleware\\.ts$' },
      to: {
        path: '^(app|components|lab|lib|prisma|sandbox|scripts|server|tests)/',
        pathNot:
          '^lib/platform/(paths\\.ts|language/|auth/(cookie-names|guarded-pages|session-token|token-from-headers)\\.ts|cache/(cache-tags|internal-headers)\\.ts|csp/|look/current-look\\.ts)|^lib/payments/providers/registry\\.ts$',
      },
    },
    {
      name: 'app-imports-components-and-lib-only',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(lab|prisma|sandbox|scripts|server|tests)/' },
    },
    {
      name: 'app-speaks-to-no-database-storage-mail-or-provider',
      comment: 'Queries and commands of a domain do.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: ['^lib/platform/(db|storage|mail)/', PROVIDERS], pathNot: PROVIDER_DOORS },
    },
    {
      name: 'components-import-few-things',
      comment:
        'Other components, lib/browser, paths, ids, words, the site, rules and policies, types; schemas by import().',
      severity: 'error',
      from: { path: '^components/' },
      to: {
        path: '^(app|lab|lib|prisma|sandbox|scripts|server|tests)/',
        pathNot: ['^lib/browser/', '^lib/platform/ids/', WORDS, SITE, ...PURE],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'components-import-only-schemas-dynamically',
      severity: 'error',
      from: { path: '^components/' },
      to: {
        path: '^lib/',
        pathNot: ['/schema[a-z-]*\\.ts$', '^lib/browser/'],
        dependencyTypes: ['dynamic-import'],
      },
    },
    {
      name: 'components-never-reach-the-server',
      comment: 'Not even through another module: it would land in the browser.',
      severity: 'error',
      from: { path: '^(components|lib/browser)/' },
      to: { path: SERVER_ONLY, reachable: true },
    },
    {
      name: 'lib-imports-no-pages',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components|lab|sandbox|scripts|server|tests)/' },
    },
    ...onlyDomainsToTheLeft,
    {
      name: 'contact-stands-alone',
      severity: 'error',
      from: { path: '^lib/contact/' },
      to: { path: `^lib/(${DOMAINS.join('|')})/` },
    },
    {
      name: 'browser-code-imports-paths-and-rules-only',
      severity: 'error',
      from: { path: '^lib/browser/' },
      to: { path: '^lib/', pathNot: ['^lib/browser/', WORDS, ...PURE] },
    },
    {
      name: 'domains-lean-on-the-platform-only',
      severity: 'error',
      from: { path: `^lib/(${ANY_DOMAIN})/` },
      to: { path: '^lib/', pathNot: [`^lib/(${ANY_DOMAIN})/`, PLATFORM] },
    },
    {
      name: 'the-platform-knows-no-domain',
      severity: 'error',
      from: { path: PLATFORM },
      to: { path: '^lib/', pathNot: PLATFORM },
    },
    {
      name: 'rules-and-policies-import-rules-and-types-only',
      severity: 'error',
      from: { path: PURE },
      to: { pathNot: PURE },
    },
    {
      name: 'only-queries-and-commands-speak-prisma',
      comment: 'The platform does, too, where it stores sessions, limits, jobs and the cache.',
      severity: 'error',
      from: {
        path: `^lib/(${ANY_DOMAIN})/`,
        pathNot: '^lib/[^/]+/(queries|commands)(\\.ts$|/)|^lib/payments/[a-z]+/',
      },
      to: { path: '^lib/platform/db/client\\.ts$' },
    },
    {
      name: 'only-select-imports-an-adapter',
      comment: 'Settings alone decide where files and mails go.',
      severity: 'error',
      from: { pathNot: ['^lib/platform/(storage|mail)/select\\.ts$', ADAPTERS, '^tests/ports/'] },
      to: { path: ADAPTERS },
    },
    {
      name: 'only-media-uses-the-storage-port',
      comment:
        'Other domains ask media for pictures, videos and documents. A backup copies every file that a row names, and the doctor tests the bucket.',
      severity: 'error',
      from: {
        pathNot:
          '^(lib/(media|platform/storage)/|scripts/(backup|doctor)/|tests/(ports|api/backup)/|tests/support/backup\\.ts$)',
      },
      to: { path: '^lib/platform/storage/' },
    },
    {
      name: 'only-the-outbox-uses-the-mail-port',
      comment: 'The doctor may, too: it checks that the mail server can be reached.',
      severity: 'error',
      from: { pathNot: '^(lib/platform/mail|scripts/doctor|tests/ports)/' },
      to: { path: '^lib/platform/mail/(port|select)\\.ts$' },
    },
    {
      name: 'domains-send-mail-by-the-outbox',
      comment: 'Enqueue a mail in the transaction that causes it; a job sends it.',
      severity: 'error',
      from: { path: `^lib/(${ANY_DOMAIN})/` },
      to: { path: '^lib/platform/mail/', pathNot: OUTBOX },
    },
    {
      name: 'no-provider-but-through-its-doors',
      severity: 'error',
      from: { path: '^lib/', pathNot: PROVIDERS },
      to: { path: PROVIDERS, pathNot: PROVIDER_DOORS },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: '^((lab|tests)/|(vitest|playwright)\\.config\\.ts$)' },
      to: { path: '^tests/' },
    },
    {
      name: 'the-product-imports-no-lab',
      comment:
        'Benchmarks, reliability runs, screenshots and the like use the product; the product and its scripts never use them.',
      severity: 'error',
      from: { pathNot: '^(lab|tests)/' },
      to: { path: '^lab/' },
    },
    {
      name: 'the-sandbox-is-another-house',
      comment:
        'It simulates the providers; sharing code with the site would hide mistakes in both.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(app|components|lab|lib|prisma|scripts|server|tests)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^\\.next/',
        '^lib/platform/db/generated/(models|internal)/',
        '^tests/support/made-up-providers/', // copied into another tree, whose paths they import
      ],
    },
    // Only imports that remain after compiling: a type adds nothing to a bundle.
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
