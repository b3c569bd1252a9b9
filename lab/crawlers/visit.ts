import sharp from 'sharp';
import type { Crawler } from './crawlers';
import { type Preview, readPreview } from './read-preview';

/** A careful reading of what crawlers look at: WhatsApp and Slack read more, but not everything. */
const BEGINNING = 16 * 1024;
const MAX_PICTURE_BYTES = 300_000;

export type Picture = { type: string; bytes: number; width: number; height: number; ms: number };
export type Visit = { status: number; preview: Preview; picture: Picture | null };

/**
 * Asks for a page as a crawler does, without cookies, and for the picture that it names.
 * @param url the page's absolute address; the picture is requested from the same site, whatever its address says
 * @param pictures pictures that were requested earlier, by crawler and address, to which this one is added
 */
export async function visit(
  crawler: Crawler,
  url: string,
  pictures = new Map<string, Promise<Picture>>(),
): Promise<Visit> {
  const { userAgent, range } = crawler;
  const response = await fetch(url, {
    headers: { 'user-agent': userAgent, ...(range && { range }) },
    redirect: 'manual',
  });
  const body = Buffer.from(await response.arrayBuffer());
  // A character that is cut in half becomes a replacement character, as in a crawler.
  const preview = readPreview(body.subarray(0, BEGINNING).toString('utf8'));
  let picture: Picture | null = null;
  if (preview.image) {
    const { pathname, search } = new URL(preview.image);
    const address = new URL(pathname + search, url).href;
    const key = `${crawler.name} ${address}`;
    const request = pictures.get(key) ?? requestPicture(userAgent, address);
    pictures.set(key, request);
    picture = await request;
  }
  return { status: response.status, preview, picture };
}

async function requestPicture(userAgent: string, url: string): Promise<Picture> {
  const begin = performance.now();
  const response = await fetch(url, { headers: { 'user-agent': userAgent } });
  const body = Buffer.from(await response.arrayBuffer());
  const ms = performance.now() - begin;
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  const { width, height } = await sharp(body).metadata();
  const type = response.headers.get('content-type') ?? '';
  return { type, bytes: body.length, width, height, ms };
}

/** What is wrong with a visit, in words; empty if a preview can be shown. How long the picture took is not judged. */
export function faultsOf({ status, preview, picture }: Visit): string[] {
  const { title, description, image } = preview;
  return [
    ...(status === 200 || status === 206 ? [] : [`status ${status}`]),
    ...Object.entries({ title, description, image })
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => `no ${name}`),
    ...(picture ? pictureFaults(picture) : []),
  ];
}

function pictureFaults({ type, bytes, width, height }: Picture): string[] {
  return [
    ...(type === 'image/jpeg' ? [] : [`a picture of type ${type}`]),
    ...(bytes <= MAX_PICTURE_BYTES ? [] : [`a picture of ${bytes} bytes`]),
    ...(width === 1200 && height === 630 ? [] : [`a picture of ${width} x ${height}`]),
  ];
}
