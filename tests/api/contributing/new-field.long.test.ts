import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree, filesListedUnder, type TreeCopy } from '@/tests/support/tree-copy';

const LIMIT_MS = 1_200_000; // the test takes about three minutes on a quiet machine

/** Adds a text field, `epitaph`: for each file that CONTRIBUTING.md lists, a line and the line to insert after it. */
const EDITS: Record<string, [after: string, added: string]> = {
  'lib/memorials/fields.ts': [
    "  favoriteQuote: { kind: 'paragraph', step: 'origin' },\n",
    "  epitaph: { kind: 'line', step: 'origin' },\n",
  ],
  'prisma/schema/memorials.prisma': [
    '  favoriteQuote           String             @default("")\n',
    '  epitaph                 String             @default("")\n',
  ],
  'components/memorials/form/personal-section.tsx': [
    `<TextInput label={t('form.personal.religion')} optional {...field('religion')} />\n`,
    `      <TextInput label={t('form.personal.epitaph')} optional {...field('epitaph')} />\n`,
  ],
  'components/memorials/memorial-about.tsx': [
    "{ label: t('memorial.about.religion'), value: memorial.religion },\n",
    "            { label: t('memorial.about.epitaph'), value: memorial.epitaph },\n",
  ],
  'messages/en/form.json': ['    "religion": "Religion",\n', '    "epitaph": "Epitaph",\n'],
  'messages/en/memorial.json': ['    "religion": "Religion",\n', '    "epitaph": "Epitaph",\n'],
};
const MIGRATION = `SET lock_timeout = '5s';
ALTER TABLE "memorials" ADD COLUMN "epitaph" TEXT NOT NULL DEFAULT '';
`;

let tree: TreeCopy;

beforeAll(async () => {
  tree = await copyTree();
}, LIMIT_MS);
afterAll(() => tree.remove());

it(
  'a new field needs only the files that CONTRIBUTING.md lists, and appears everywhere',
  async () => {
    const listed = await filesListedUnder('A field of a memorial');
    expect(listed.length).toBeLessThanOrEqual(7);
    expect(listed.toSorted()).toEqual([...Object.keys(EDITS), 'prisma/migrations/'].toSorted());
    for (const [file, [after, added]] of Object.entries(EDITS))
      await tree.insert(file, after, added);
    await tree.create('prisma/migrations/29991231000000_epitaph/migration.sql', MIGRATION);
    await tree.check();
    await tree.test('api', 'tests/api/memorials/every-field.test.ts');
  },
  LIMIT_MS,
);
