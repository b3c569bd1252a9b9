import { accessResponse, savedAccessResponse } from '@/lib/access/api-schema';
import { accessSettings } from '@/lib/access/queries/access-settings';
import { accessInput } from '@/lib/access/schema';
import { changeAccess } from '@/lib/memorials/commands/change-access';
import { requireEditor } from '@/lib/memorials/queries/editable-memorial';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

export const GET = route({
  doc: {
    summary: "Returns a memorial's visibility",
    answer: accessResponse,
    errors: ['forbidden', 'not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'read',
  params: idParams,
  run: async ({ viewer, params: { id } }) => {
    await requireEditor(viewer, id);
    return { access: await accessSettings(id) };
  },
});

export const PUT = route({
  doc: {
    summary: "Sets a memorial's visibility",
    answer: savedAccessResponse,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: accessInput,
  run: async ({ viewer, params: { id }, body, t }) => {
    await changeAccess(viewer, id, body);
    return { message: t('access.settings.saved'), access: await accessSettings(id) };
  },
});
