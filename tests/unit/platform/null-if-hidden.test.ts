import { expect, it } from 'vitest';
import { Prisma } from '@/lib/platform/db/generated/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { nullIfHidden } from '@/lib/platform/null-if-hidden';

it.each([
  ['what is missing', new AppError('not_found', messageFor('api.notFound'))],
  ['what is hidden', new AppError('forbidden', messageFor('api.notFound'))],
  [
    'a row that was deleted between two queries',
    new Prisma.PrismaClientKnownRequestError('', { code: 'P2025', clientVersion: '' }),
  ],
])('is null for %s', (_, error) => expect(nullIfHidden(error)).toBeNull());

it('throws every other error', () => {
  const error = new Error('broken');
  expect(() => nullIfHidden(error)).toThrow(error);
});
