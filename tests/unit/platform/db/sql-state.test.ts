import { describe, expect, it } from 'vitest';
import { databaseFailure, isUnreachable } from '@/lib/platform/db/sql-state';

const withCode = (code: string) => Object.assign(new Error('no'), { code });
/** An error of PostgreSQL as Prisma wraps it. */
const prismaError = (originalCode: string) =>
  Object.assign(withCode('P2010'), { meta: { driverAdapterError: { cause: { originalCode } } } });
/** An error of Prisma's driver adapter, wrapped by Prisma. It has a kind instead of a PostgreSQL code. */
const driverError = (kind: string) =>
  Object.assign(withCode('P2010'), { meta: { driverAdapterError: { cause: { kind } } } });

const CODES = [
  ['08006', 'away', false],
  ['28P01', 'away', false],
  ['3D000', 'away', false],
  ['57P01', 'away', false],
  ['57P03', 'away', false],
  ['58030', 'away', false],
  ['53200', 'busy', false],
  ['53300', 'busy', false],
  ['55P03', 'busy', true],
  ['57014', 'busy', true],
  ['40P01', 'busy', true],
  ['25006', 'readonly', true],
  ['53100', 'full', true],
] as const;

describe('databaseFailure', () => {
  it.each(CODES)('classifies %s of PostgreSQL as %s', (code, kind, answers) => {
    for (const error of [withCode(code), prismaError(code)]) {
      expect(databaseFailure(error)).toMatchObject({ kind, answers });
      expect(isUnreachable(error)).toBe(!answers);
    }
  });

  it.each([
    ['P1001', 'away', false],
    ['P1008', 'busy', false],
    ['P1017', 'away', false],
    ['P2024', 'busy', false],
    ['P2028', 'busy', true],
    ['P2034', 'busy', true],
    ['P2037', 'busy', false],
  ] as const)('classifies %s of Prisma as %s', (code, kind, answers) => {
    expect(databaseFailure(withCode(code))).toMatchObject({ kind, answers });
  });

  it.each([
    withCode('EAI_AGAIN'),
    withCode('ECONNREFUSED'),
    withCode('EPIPE'),
    driverError('DatabaseNotReachable'),
    new Error('Connection terminated unexpectedly'),
  ])('classifies %o as away', (error) => {
    expect(databaseFailure(error)).toMatchObject({ kind: 'away', answers: false });
  });

  it('classifies a pool without a free connection as busy', () => {
    const error = new Error('timeout exceeded when trying to connect');
    expect(databaseFailure(error)).toMatchObject({ kind: 'busy', answers: false });
  });

  it.each([
    withCode('P2002'),
    withCode('P2010'),
    prismaError('23505'),
    prismaError('42P01'),
    withCode('ENOENT'),
    new Error('away'),
    'ECONNREFUSED',
    null,
    undefined,
  ])('returns undefined for %o', (error) => {
    expect(databaseFailure(error)).toBeUndefined();
  });
});
