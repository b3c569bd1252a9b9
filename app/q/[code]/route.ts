import { viewerFrom } from '@/lib/auth/viewer-from';
import { memorialPage, wasDeleted } from '@/lib/memorials/queries/memorial-page';
import { paths } from '@/lib/paths';

type Context = { params: Promise<{ code: string }> };

/** The permanent address that printed codes carry: on to the memorial, or a kind word when it is gone. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { code } = await params;
  const memorial = await memorialPage(code, await viewerFrom(request.headers));
  if (memorial) return leadTo(paths.memorial(memorial.id));
  if (await wasDeleted(code)) return new Response(GONE, { status: 410, headers: GONE_HEADERS });
  return new Response(MISSING, { status: 404, headers: GONE_HEADERS });
}

const leadTo = (location: string) =>
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

const GONE = page(
  'This memorial is no longer here',
  'The family has taken the page down. The memory stays with those who knew them.',
);
const MISSING = page('We cannot find this memorial', 'Please check the address below the code.');
