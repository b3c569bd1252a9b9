import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { toAppError } from '@/lib/platform/http/error-response';
import { newId } from '@/lib/platform/ids/public-id';

/** As when the memorial is deleted at the same moment. */
it.each([
  ['Prisma', () => db().guestBook.create({ data: { memorialId: newId() } })],
  ['SQL', () => db().$executeRaw`INSERT INTO guest_books ("memorialId") VALUES (${newId()})`],
])('a foreign key violation through %s is answered with 404', async (_, insert) => {
  const failure = await insert().then(
    () => expect.unreachable('There is no such memorial'),
    (error: unknown) => error,
  );
  expect(toAppError(failure)).toMatchObject({ code: 'not_found' });
});
