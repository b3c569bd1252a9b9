import { route } from '@/lib/platform/http/route';
import { checkColours } from '@/lib/settings/check-colours';
import { lookResponse } from '@/lib/settings/look-api-schema';
import { typedColours } from '@/lib/settings/schema';

/** Called while an admin types: returns how readable the colours are, and the palette for the preview. */
export const GET = route({
  doc: {
    summary: 'Checks the contrast of proposed site colours',
    answer: lookResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'suggest',
  query: typedColours,
  run: async ({ query, t }) => checkColours(query, t),
});
