import { siteManifest } from '@/components/layout/site-manifest';
import { cacheTagHeader, RELEASE_TAG } from '@/lib/platform/cache/cache-tags';
import { toLanguage } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { currentLook } from '@/lib/platform/look/current-look';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ language: string }> };

/**
 * The manifest in the language of its address. It is the same for everybody and changes only with a release or a
 * setting.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const language = toLanguage((await params).language);
  const { colours, icon } = currentLook();
  return Response.json(
    siteManifest(language, translatorFor(language), { paper: colours.light.paper, icon }),
    {
      headers: {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': 'public, max-age=3600',
        ...cacheTagHeader(RELEASE_TAG),
      },
    },
  );
}
