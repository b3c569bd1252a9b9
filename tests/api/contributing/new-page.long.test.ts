import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree, filesListedUnder, type TreeCopy } from '@/tests/support/tree-copy';

const LIMIT_MS = 1_200_000; // the test takes about three minutes on a quiet machine

const PAGE = 'app/[language]/(member)/new-page/page.tsx';
const SOURCE = `import type { Metadata } from 'next';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';

export const metadata: Metadata = { title: 'New', robots: { index: false } };

export default async function NewPage() {
  const viewer = await requireUser(paths.newPage, (await getTranslate())('api.logIn'));
  return <h1 className="page-width text-3xl">{viewer.email}</h1>;
}
`;
/** For each other file that CONTRIBUTING.md lists and that this page needs, a line and the line to insert after it. */
const EDITS: Record<string, [after: string, added: string]> = {
  'lib/platform/pages.ts': [
    "  '/my-memorials': { who: 'member' },\n",
    "  '/new-page': { who: 'member' },\n",
  ],
  'lib/platform/paths.ts': [
    "export const myMemorials = '/my-memorials';\n",
    "export const newPage = '/new-page';\n",
  ],
  'lab/screenshots/every-page.ts': [
    "  '/my-memorials': 'The memorials you look after.',\n",
    "  '/new-page': 'ada@perennial.example',\n",
  ],
};
const MISSING_MATCHER = /lacks '(?<line>\/:language\(.*\)\?\/new-page\/:path\*)'/;

let tree: TreeCopy;

beforeAll(async () => {
  tree = await copyTree();
}, LIMIT_MS);
afterAll(() => tree.remove());

const checkPages = () =>
  tree.node('--import', 'tsx', 'scripts/check-pages.ts').catch((fault) => `${fault}`);

it(
  'a new page is refused without a line in the table, and needs only the files that CONTRIBUTING.md lists',
  async () => {
    await tree.create(PAGE, SOURCE);
    expect(await checkPages()).toContain(`/new-page has no entry; its page is ${PAGE}`);

    const listed = await filesListedUnder('A page');
    for (const [file, [after, added]] of Object.entries(EDITS)) {
      expect(listed).toContain(file);
      await tree.insert(file, after, added);
    }
    const line = MISSING_MATCHER.exec((await checkPages()) ?? '')?.groups?.line ?? '';
    expect(listed).toContain('middleware.ts');
    await tree.replace('middleware.ts', '  matcher: [\n', `  matcher: [\n    '${line}',\n`);
    await tree.check();
  },
  LIMIT_MS,
);
