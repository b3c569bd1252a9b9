import { hasGatePage } from '@/lib/access/gate-rules';
import { gateOf } from '@/lib/access/queries/gate';
import { readerFrom } from '@/lib/access/reader-from';
import { isOpen, type Visibility } from '@/lib/access/rules';
import { getMemorialView, wasDeleted } from '@/lib/memorials/queries/memorial-view';
import { cacheTagHeader, memorialTag } from '@/lib/platform/cache/cache-tags';
import { pathIn } from '@/lib/platform/language/addresses';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { requestedLanguage } from '@/lib/platform/language/requested-language';
import { translatorFor } from '@/lib/platform/language/translator-for';
import * as paths from '@/lib/platform/paths';

type Context = { params: Promise<{ code: string }> };

/**
 * Answers at the permanent address that printed QR codes contain: redirects to the memorial or its gate, or explains
 * why there is nothing to see.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const memorial = await getMemorialView(code, await readerFrom(request.headers));
  if (memorial) return redirectTo(memorial);
  const gate = await gateOf(code);
  if (hasGatePage(gate)) return redirectTo({ id: code, visibility: gate });
  const language = requestedLanguage(request.headers);
  if (gate) return noticeResponse(404, 'access.kept', language);
  return (await wasDeleted(code))
    ? noticeResponse(410, 'memorial.gone', language)
    : noticeResponse(404, 'memorial.unknownCode', language);
}

const redirectTo = ({ id, visibility }: { id: string; visibility: Visibility }) =>
  new Response(null, {
    status: 308,
    headers: {
      Location: paths.memorial(id),
      'Cache-Control': 'no-store',
      ...(isOpen({ visibility }) && cacheTagHeader(memorialTag(id))),
    },
  });

const NOTICE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Language, Cookie',
};

function noticeResponse(
  status: number,
  notice: 'memorial.gone' | 'memorial.unknownCode' | 'access.kept',
  language: Language,
) {
  const t = translatorFor(language);
  const title = t(`${notice}.title`);
  const { tag, direction } = languageInfo(language);
  const page = `<!doctype html><html lang="${tag}" dir="${direction}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1><p>${t(`${notice}.text`)}</p><p><a href="${pathIn(language, paths.findMemorials)}">${t('site.nav.findMemorials')}</a></p></html>`;
  return new Response(page, { status, headers: NOTICE_HEADERS });
}
