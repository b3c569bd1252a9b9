import { route } from '@/lib/platform/http/route';
import { legalPreviewResponse } from '@/lib/settings/legal/api-schema';
import { legalHtml } from '@/lib/settings/legal/legal-html';
import { previewInput } from '@/lib/settings/legal/schema';

/** Renders the editor's text for a preview; nothing is stored. */
export const POST = route({
  doc: {
    summary: 'Previews a legal text',
    answer: legalPreviewResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  body: previewInput,
  run: async ({ body }) => ({ html: legalHtml(body.body).html }),
});
