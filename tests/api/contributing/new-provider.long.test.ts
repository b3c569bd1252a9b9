import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree, filesListedUnder, type TreeCopy } from '@/tests/support/tree-copy';

const LIMIT_MS = 600_000; // ten minutes; on a quiet machine it takes about one
/** The new files of two providers: oakpay, with a popup, and elmpay, with a page. */
const NEW_FILES = 'tests/support/made-up-providers';
/** Matches the folders of providers, and tests. */
const OWN_FOLDERS = /^((lib|components)\/payments\/providers|tests)\//;
const PROVIDERS = /oakpay|elmpay/g;

/** Registers the two providers in existing files: a text and its replacement. */
const EDITS: Record<string, [before: string, after: string][]> = {
  'lib/payments/providers/registry.ts': [
    [
      "import { payfastSetup } from './payfast/setup.ts';\n",
      "import { elmpaySetup } from './elmpay/setup.ts';\nimport { oakpaySetup } from './oakpay/setup.ts';\nimport { payfastSetup } from './payfast/setup.ts';\n",
    ],
    [
      '  paystack: {\n',
      `  oakpay: {
    setup: oakpaySetup,
    load: async () => (await import('./oakpay/oakpay')).oakpayProvider,
  },
  elmpay: {
    setup: elmpaySetup,
    load: async () => (await import('./elmpay/elmpay')).elmpayProvider,
  },
  paystack: {\n`,
    ],
    [
      "DEFAULT_POPUP_PROVIDER: ProviderName = 'paystack'",
      "DEFAULT_POPUP_PROVIDER: ProviderName = 'oakpay'",
    ],
  ],
  'components/payments/providers/registry.ts': [
    [
      "import { payfast } from './payfast';\n",
      "import { elmpay } from './elmpay';\nimport { oakpay } from './oakpay';\nimport { payfast } from './payfast';\n",
    ],
    ['BrowserProvider> = { ', 'BrowserProvider> = { elmpay, oakpay, '],
  ],
  'prisma/schema/orders.prisma': [['  paystack\n', '  paystack\n  oakpay\n  elmpay\n']],
  '.env.example': [
    [
      'PAYFAST_ENFORCE_IP=false\n',
      `PAYFAST_ENFORCE_IP=false
# The secret in Oakpay's notices.
OAKPAY_SECRET=
# The address of Oakpay.
OAKPAY_BASE_URL=
# The secret in Elmpay's notices.
ELMPAY_SECRET=
# The address of Elmpay.
ELMPAY_BASE_URL=\n`,
    ],
  ],
  'README.md': [
    [
      '| Hosted card page |',
      '| Made-up payments | `OAKPAY_SECRET`, `ELMPAY_SECRET` | the same sandbox |\n| Hosted card page |',
    ],
  ],
  'tests/support/test-env.ts': [
    [
      "  PAYFAST_PASSPHRASE: 'garden',\n",
      `  PAYFAST_PASSPHRASE: 'garden',
  OAKPAY_SECRET: 'acorn',
  OAKPAY_BASE_URL: 'http://127.0.0.1:1',
  ELMPAY_SECRET: 'bark',
  ELMPAY_BASE_URL: 'http://127.0.0.1:1',\n`,
    ],
  ],
};

let tree: TreeCopy;

beforeAll(async () => {
  tree = await copyTree();
}, LIMIT_MS);
afterAll(() => tree.remove());

it(
  'a new provider needs only the files that CONTRIBUTING.md lists, and both ways of paying work',
  async () => {
    const created = globSync('**/*.{ts,sql}', { cwd: NEW_FILES });
    const listed = await filesListedUnder('A payment provider');
    expect(listed.length).toBeLessThanOrEqual(9);
    const changedFiles = [
      ...Object.keys(EDITS),
      ...created.filter((file) => !OWN_FOLDERS.test(file)),
    ];
    expect([...new Set(changedFiles.map(asListed))].toSorted()).toEqual(listed.toSorted());

    for (const [file, edits] of Object.entries(EDITS))
      for (const [before, after] of edits) await tree.replace(file, before, after);
    for (const file of created)
      await tree.create(file, readFileSync(`${NEW_FILES}/${file}`, 'utf8'));
    await tree.build();
    await tree.node('--import', 'tsx', 'scripts/check-providers.ts');
    await tree.node('--import', 'tsx', 'scripts/check-names.ts');
    await tree.test('unit', 'tests/unit/platform/env.test.ts');
    await tree.test('api', 'tests/api/payments/made-up-providers.test.ts');
  },
  LIMIT_MS,
);

/** Returns a path as CONTRIBUTING.md writes it, for any provider and migration. */
const asListed = (file: string) =>
  file.replace(PROVIDERS, '<provider>').replace(/^(prisma\/migrations\/).*/, '$1');
