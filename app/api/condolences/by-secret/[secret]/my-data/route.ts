import { z } from 'zod';
import { readerForViewer } from '@/lib/access/reader-from';
import {
  type ExportedCondolence,
  exportCondolence,
} from '@/lib/condolences/queries/export-condolences';
import { zipResponse } from '@/lib/platform/archive/zip-response';
import { lazyContent, type ZipEntry } from '@/lib/platform/archive/zip-stream';
import { AppError } from '@/lib/platform/errors';
import { route } from '@/lib/platform/http/route';
import { requireSameOriginRead } from '@/lib/platform/http/same-origin';
import { messageFor } from '@/lib/platform/language/message';

/** Only the condolence's author has the secret. */
export const GET = route({
  doc: {
    summary: "Returns an archive of a condolence's data to its author",
    answer: 'zip',
    errors: ['not_found', 'forbidden'],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params: z.object({ secret: z.string() }),
  run: async ({ request, viewer, params: { secret } }) => {
    requireSameOriginRead(request);
    const condolence = await exportCondolence(
      await readerForViewer(viewer, request.headers),
      secret,
    );
    if (!condolence) throw new AppError('not_found', messageFor('condolences.refusals.notFound'));
    return zipResponse('my-words', filesOf(condolence));
  },
});

async function* filesOf({ words, open }: ExportedCondolence): AsyncGenerator<ZipEntry> {
  const lastModified = words.createdAt;
  yield { name: 'condolence.json', lastModified, input: JSON.stringify(words, null, 2) };
  if (words.hasPicture) yield { name: 'picture.webp', lastModified, input: lazyContent(open) };
}
