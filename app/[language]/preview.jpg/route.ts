import { z } from 'zod';
import { sitePreviewCard } from '@/lib/memorials/card/preview-card';
import { RELEASE_TAG } from '@/lib/platform/cache/cache-tags';
import { jpegResponse } from '@/lib/platform/http/jpeg-response';
import { route } from '@/lib/platform/http/route';
import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { offeredLanguages } from '@/lib/platform/language/offered-languages';
import { sitePreviewVersion } from '@/lib/platform/link-preview/site-preview';

export const dynamic = 'force-dynamic';

/**
 * The link preview of all pages but memorials, in the language of its address. It changes only with a release or a
 * setting. `?v=` only makes messengers fetch it again.
 */
export const GET = route({
  doc: {
    summary: 'Returns the link preview of the site',
    answer: 'image',
    hasEtag: true,
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'drawing',
  params: z.object({ language: z.string().optional() }),
  run: async ({ request, params }) => {
    const wanted = params.language ?? DEFAULT_LANGUAGE;
    const language = offeredLanguages().find((each) => each === wanted);
    const card = language && {
      etag: `"${sitePreviewVersion(language)}"`,
      tag: RELEASE_TAG,
      draw: () => sitePreviewCard(language),
    };
    return jpegResponse(request, card ?? null);
  },
});
