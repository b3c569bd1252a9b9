import { readerForViewer } from '@/lib/access/reader-from';
import { otherNamesResponse, savedOtherNamesResponse } from '@/lib/memorials/api-schema';
import { setOtherNames } from '@/lib/memorials/commands/set-other-names';
import { otherNames } from '@/lib/memorials/queries/other-names';
import { otherNamesInput } from '@/lib/memorials/schema-names';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

export const GET = route({
  doc: {
    summary: 'Returns the names of a memorial in other languages and scripts',
    answer: otherNamesResponse,
    errors: ['not_found'],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  params: idParams,
  run: async ({ request, viewer, params: { id } }) => ({
    names: await otherNames(await readerForViewer(viewer, request.headers), id),
  }),
});

/** Replaces the whole list; an empty one deletes it. */
export const PUT = route({
  doc: {
    summary: 'Sets the names of a memorial in other languages and scripts',
    answer: savedOtherNamesResponse,
    errors: ['forbidden', 'not_found'],
    scope: 'memorials:write',
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: otherNamesInput,
  run: async ({ viewer, params: { id }, body, t }) => {
    await setOtherNames(viewer, id, body);
    return { message: t('words.names.saved'), ...body };
  },
});
