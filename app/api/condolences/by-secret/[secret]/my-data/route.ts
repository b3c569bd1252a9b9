import { z } from 'zod';
import { readerOf } from '@/lib/access/reader-from';
import { type OwnCondolence, ownCondolence } from '@/lib/condolences/queries/own-condolences';
import { zipAnswer } from '@/lib/platform/archive/zip-answer';
import { contentsOf, type ZippedFile } from '@/lib/platform/archive/zip-stream';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { requireOwnRead } from '@/lib/platform/http/same-origin';
import { said } from '@/lib/platform/language/said';

/** The data stored about a condolence, for its author, the only person with the secret. */
export const GET = route({
  doc: {
    summary: 'Returns what is stored about a condolence to its author, as an archive',
    answer: 'zip',
    errors: ['not_found', 'forbidden'],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params: z.object({ secret: z.string() }),
  run: async ({ request, viewer, params: { secret } }) => {
    requireOwnRead(request);
    const found = await ownCondolence(await readerOf(viewer, request.headers), secret);
    if (!found) throw new AppError('not_found', said('condolences.refusals.notFound'));
    return zipAnswer('my-words', filesOf(found));
  },
});

async function* filesOf({ words, open }: OwnCondolence): AsyncGenerator<ZippedFile> {
  const lastModified = words.createdAt;
  yield { name: 'condolence.json', lastModified, input: JSON.stringify(words, null, 2) };
  if (words.hasPicture) yield { name: 'picture.webp', lastModified, input: contentsOf(open) };
}
