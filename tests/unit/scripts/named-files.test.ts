import { describe, expect, it } from 'vitest';
import { findNamedFiles, namedFileExists } from '@/scripts/checks/named-files';

describe('findNamedFiles', () => {
  it.each([
    ['The list is `lib/payments/providers/registry.ts`.', ['lib/payments/providers/registry.ts']],
    ['(lib/platform/audit), which', ['lib/platform/audit']],
    ['`server/` wraps it', ['server/']],
    ['`app/(site)/memorial/[id]/page.tsx` is', ['app/(site)/memorial/[id]/page.tsx']],
    [
      '`lib/<domain>/schema.ts` · `app/api/…/route.ts`',
      ['lib/<domain>/schema.ts', 'app/api/…/route.ts'],
    ],
    [
      '[.env.example](.env.example), `.env.example`, `middleware.ts`',
      ['.env.example', 'middleware.ts'],
    ],
    ['[docs/operations.md](docs/operations.md)', ['docs/operations.md']],
  ])('reads %s', (text, names) => expect(findNamedFiles(text)).toEqual(names));

  it('ignores addresses, packages and generated files', () =>
    expect(
      findNamedFiles('`/api/lib/x`, `@prisma/client`, `.data/media`, `dist/`, https://a.b/docs/c'),
    ).toEqual([]));
});

describe('namedFileExists', () => {
  const files = [
    'app/(site)/page.tsx',
    'lib/media/schema.ts',
    'middleware.ts',
    'tests/api/a.test.ts',
  ];

  it.each([
    'lib/media/schema.ts',
    'lib/media',
    'tests/api/a',
    'schema.ts',
    'lib/<domain>/schema.ts',
    'app/…/page.tsx',
    'app/(site|member)/page.tsx',
    'lib/{media,payments}/schema.ts',
    'tests/api/*.test.ts',
  ])('finds %s', (name) => expect(namedFileExists(files, name)).toBe(true));

  it.each([
    'lib/media/schemas.ts',
    'lib/med',
    'hema.ts',
    'lib/<domain>/commands.ts',
    'app/(account|member)/page.tsx',
    'tests/api/*.spec.ts',
  ])('misses %s', (name) => expect(namedFileExists(files, name)).toBe(false));
});
