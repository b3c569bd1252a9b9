import { isGate } from '@/lib/access/door-rules';
import { doorOf } from '@/lib/access/queries/door';
import { readerFrom } from '@/lib/access/reader-from';
import { isOpen, type Visibility } from '@/lib/access/rules';
import { getMemorialView, wasDeleted } from '@/lib/memorials/queries/memorial-view';
import { memorialTag, taggedWith } from '@/lib/platform/cache/cache-tags';
import { pathIn } from '@/lib/platform/language/addresses';
import { askedLanguage } from '@/lib/platform/language/asked-language';
import { factsOf, type Language } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';
import * as paths from '@/lib/platform/paths';

type Context = { params: Promise<{ code: string }> };

/**
 * The permanent address in printed codes: redirects to the memorial or its gate, or explains why there is nothing to
 * see.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const memorial = await getMemorialView(code, await readerFrom(request.headers));
  if (memorial) return redirectTo(memorial);
  const door = await doorOf(code);
  if (isGate(door)) return redirectTo({ id: code, visibility: door });
  const language = askedLanguage(request.headers);
  if (door) return answer(404, 'access.kept', language);
  return (await wasDeleted(code))
    ? answer(410, 'memorial.gone', language)
    : answer(404, 'memorial.unknownCode', language);
}

const redirectTo = ({ id, visibility }: { id: string; visibility: Visibility }) =>
  new Response(null, {
    status: 308,
    headers: {
      Location: paths.memorial(id),
      'Cache-Control': 'no-store',
      ...(isOpen({ visibility }) && taggedWith(memorialTag(id))),
    },
  });

const GONE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Language, Cookie',
};

function answer(
  status: number,
  what: 'memorial.gone' | 'memorial.unknownCode' | 'access.kept',
  language: Language,
) {
  const say = wordsIn(language);
  const title = say(`${what}.title`);
  const { tag, direction } = factsOf(language);
  const page = `<!doctype html><html lang="${tag}" dir="${direction}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1><p>${say(`${what}.text`)}</p><p><a href="${pathIn(language, paths.findMemorials)}">${say('site.nav.findMemorials')}</a></p></html>`;
  return new Response(page, { status, headers: GONE_HEADERS });
}
