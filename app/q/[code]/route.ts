import { GONE } from '@/lib/memorials/gone-rules';
import { getMemorialView, wasDeleted } from '@/lib/memorials/queries/memorial-view';
import { viewerFrom } from '@/lib/platform/auth/viewer-from';
import { paths } from '@/lib/platform/paths';

type Context = { params: Promise<{ code: string }> };

/** The permanent address in printed codes: redirects to the memorial, or says kindly that it was deleted. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const memorial = await getMemorialView(code, await viewerFrom(request.headers));
  if (memorial) return redirectTo(paths.memorial(memorial.id));
  if (await wasDeleted(code))
    return new Response(GONE_PAGE, { status: 410, headers: GONE_HEADERS });
  return new Response(MISSING, { status: 404, headers: GONE_HEADERS });
}

const redirectTo = (location: string) =>
  new Response(null, { status: 308, headers: { Location: location, 'Cache-Control': 'no-store' } });

const GONE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Robots-Tag': 'noindex',
};

const page = (title: string, text: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1><p>${text}</p><p><a href="${paths.findMemorials}">Find Memorials</a></p></html>`;

const GONE_PAGE = page(GONE.title, GONE.text);
const MISSING = page('We cannot find this memorial', 'Please check the address below the code.');
