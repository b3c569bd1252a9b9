import { z } from 'zod';
import { privatePictureResponse } from '@/lib/condolences/private-picture-response';
import { pictureForFriend } from '@/lib/condolences/queries/friend-reading';
import { route } from '@/lib/platform/http/route';

/** Only a friend who reads first has the secret. The id is the condolence's. */
export const GET = route({
  doc: {
    summary: 'Returns the picture of a condolence to a friend who reads first',
    answer: 'image',
    errors: ['not_found', 'forbidden'],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params: z.object({ secret: z.string(), id: z.string() }),
  run: ({ request, params: { secret, id } }) =>
    privatePictureResponse(request, () => pictureForFriend(secret, id)),
});
