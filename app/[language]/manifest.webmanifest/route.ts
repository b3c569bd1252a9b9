import { siteManifest } from '@/components/layout/site-manifest';
import { RELEASE_TAG, taggedWith } from '@/lib/platform/cache/cache-tags';
import { languageNamed } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ language: string }> };

/** The manifest in the language of its address. It is the same for everybody, and changes with a release. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const language = languageNamed((await params).language);
  return Response.json(siteManifest(language, wordsIn(language)), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
      ...taggedWith(RELEASE_TAG),
    },
  });
}
