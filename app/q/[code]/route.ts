import { hasGatePage } from '@/lib/access/gate-rules';
import { gateOf } from '@/lib/access/queries/gate';
import type { Reader } from '@/lib/access/reader';
import { readerFrom } from '@/lib/access/reader-from';
import { isOpen, type Visibility } from '@/lib/access/rules';
import { type LifeDates, lifeYears } from '@/lib/memorials/life-date-rules';
import { idsOfCode } from '@/lib/memorials/queries/ids-of-code';
import { getMemorialView, wasDeleted } from '@/lib/memorials/queries/memorial-view';
import { cacheTagHeader, memorialTag } from '@/lib/platform/cache/cache-tags';
import { escapeXml } from '@/lib/platform/http/xml';
import { pathIn } from '@/lib/platform/language/addresses';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { requestedLanguage } from '@/lib/platform/language/requested-language';
import { translatorFor } from '@/lib/platform/language/translator-for';
import * as paths from '@/lib/platform/paths';

type Context = { params: Promise<{ code: string }> };

/**
 * Answers at the permanent address that printed QR codes contain: redirects to the memorial or its gate, or explains
 * why there is nothing to see. If a code in upper case matches several memorials, a page asks which one is meant.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const ids = await idsOfCode(code);
  const reader = await readerFrom(request.headers);
  const reached = await Promise.all(ids.map((id) => destinationOf(id, reader)));
  const destinations = reached.filter((each) => each !== null);
  const language = requestedLanguage(request.headers);
  if (destinations.length > 1) return choiceResponse(destinations, language);
  if (destinations[0]) return redirectTo(destinations[0], code);
  return explainMissing(ids, language);
}

/** Where a memorial's code leads a reader. `shown` is missing at a gate, which shows nothing of its memorial. */
type Destination = {
  id: string;
  visibility: Visibility;
  shown?: LifeDates & { fullName: string };
};

async function destinationOf(id: string, reader: Reader): Promise<Destination | null> {
  const memorial = await getMemorialView(id, reader);
  if (memorial) return { id, visibility: memorial.visibility, shown: memorial };
  const gate = await gateOf(id);
  return hasGatePage(gate) ? { id, visibility: gate } : null;
}

const redirectTo = ({ id, visibility }: Destination, code: string) =>
  new Response(null, {
    status: 308,
    headers: {
      Location: paths.memorial(id),
      'Cache-Control': 'no-store',
      // A memorial that is added later may be the same in upper case.
      ...(isOpen({ visibility }) && code === id && cacheTagHeader(memorialTag(id))),
    },
  });

function choiceResponse(destinations: Destination[], language: Language): Response {
  const t = translatorFor(language);
  const links = destinations.map(({ id, shown }) => {
    const label = shown
      ? `<bdi>${escapeXml(shown.fullName)}</bdi> (${lifeYears(shown, t, language)})`
      : t('memorial.whichCode.closed');
    return `<li><a href="${pathIn(language, paths.memorial(id))}">${label}</a></li>`;
  });
  return noticeResponse(300, 'memorial.whichCode', language, `<ul>${links.join('')}</ul>`);
}

async function explainMissing(ids: string[], language: Language): Promise<Response> {
  const gates = await Promise.all(ids.map(gateOf));
  if (gates.some((gate) => gate !== null)) return noticeResponse(404, 'access.kept', language);
  const deleted = await Promise.all(ids.map(wasDeleted));
  return deleted.includes(true)
    ? noticeResponse(410, 'memorial.gone', language)
    : noticeResponse(404, 'memorial.unknownCode', language);
}

const NOTICE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
  Vary: 'Accept-Language, Cookie',
};

function noticeResponse(
  status: number,
  notice: 'memorial.gone' | 'memorial.unknownCode' | 'memorial.whichCode' | 'access.kept',
  language: Language,
  choices = '',
): Response {
  const t = translatorFor(language);
  const title = t(`${notice}.title`);
  const { tag, direction } = languageInfo(language);
  const page = `<!doctype html><html lang="${tag}" dir="${direction}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1><p>${t(`${notice}.text`)}</p>${choices}<p><a href="${pathIn(language, paths.findMemorials)}">${t('site.nav.findMemorials')}</a></p></html>`;
  return new Response(page, { status, headers: NOTICE_HEADERS });
}
