import { z } from 'zod';
import { privatePictureResponse } from '@/lib/condolences/private-picture-response';
import { pictureBySecret } from '@/lib/condolences/queries/condolence-picture';
import { route } from '@/lib/platform/http/route';

/** Only the condolence's author has the secret. */
export const GET = route({
  doc: {
    summary: 'Returns the picture of a condolence to its author',
    answer: 'image',
    errors: ['not_found', 'forbidden'],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params: z.object({ secret: z.string() }),
  run: ({ request, params: { secret } }) =>
    privatePictureResponse(request, () => pictureBySecret(secret)),
});
