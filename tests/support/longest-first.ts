import { existsSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, slowest first. If one of them started last, the other workers would wait for it. */
const LONGEST = [
  'tests/api/backup/bucket.test.ts', // with an S3 server
  'tests/ports/unavailable.test.ts',
  'tests/api/memorials/permissions.test.ts',
  'tests/api/auth/key-scopes.test.ts',
  'tests/api/access/matrix.test.ts',
  'tests/api/backup/backup.test.ts',
  'tests/ports/media/complete-picture.test.ts',
];

for (const file of LONGEST) if (!existsSync(file)) throw new Error(`There is no ${file}.`);

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.indexOf(path.relative('.', moduleId));
  return place === -1 ? LONGEST.length : place;
};

/**
 * Starts these files first and leaves the others to Vitest, which in CI has no earlier run to learn from and starts the
 * largest files first.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => {
      if (one.project.name !== other.project.name) return 0; // Vitest has already grouped the files by project
      return placeOf(one) - placeOf(other);
    });
  }
}
