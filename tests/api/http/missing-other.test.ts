import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { asAppError } from '@/lib/platform/http/error-response';
import { newId } from '@/lib/platform/ids/public-id';

/** As after a delete at the same moment: the row that the new one belongs to is not there. */
it.each([
  ['Prisma', () => db().guestBook.create({ data: { memorialId: newId() } })],
  ['SQL', () => db().$executeRaw`INSERT INTO guest_books ("memorialId") VALUES (${newId()})`],
])('a row of %s that belongs to nothing is answered with 404', async (_, insert) => {
  const thrown = await insert().then(
    () => expect.unreachable('There is no such memorial'),
    (error: unknown) => error,
  );
  expect(asAppError(thrown)).toMatchObject({ code: 'not_found' });
});
