import { z } from 'zod';
import { route } from '@/lib/http/route';
import { privateDetails } from '@/lib/memorials/queries/private-details';

/** Identity number and relatives' contacts in the clear, for those who may edit and who ask for them. */
export const GET = route({
  access: 'member',
  limit: 'read',
  params: z.object({ id: z.string() }),
  run: ({ viewer, params }) => privateDetails(viewer, params.id),
});
