import { keepersResponse } from '@/lib/keepers/api-schema';
import { listMemorialKeepers } from '@/lib/keepers/queries/memorial-keepers';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

export const GET = route({
  doc: {
    summary: "Lists a memorial's keepers, its invitations and an announced handover",
    answer: keepersResponse,
    errors: ['forbidden', 'not_found'],
    scope: null,
  },
  access: 'member',
  limit: 'read',
  params: idParams,
  run: async ({ viewer, params }) => {
    const { keepers, invitations, handover, can } = await listMemorialKeepers(viewer, params.id);
    return {
      keepers,
      invitations: invitations.map(({ id, ...row }) => ({ _id: id, ...row })),
      handover,
      can,
    };
  },
});
