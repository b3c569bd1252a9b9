import type { Metadata } from 'next';
import { cache } from 'react';
import { ClosedMemorial } from '@/components/access/closed-memorial';
import { GalleryPage } from '@/components/memorials/gallery/gallery-page';
import { pageReader } from '@/lib/access/page-reader';
import { countGalleryPages } from '@/lib/media/gallery-rules';
import { galleryPage } from '@/lib/media/queries/gallery-part';
import { galleryAddressQuery } from '@/lib/media/schema-gallery';
import { answerClosed } from '@/lib/memorials/answer-closed';
import { memorialGallery } from '@/lib/memorials/api-paths';
import { namesOnPage } from '@/lib/memorials/name-rules';
import { closedMemorialMetadata, memorialGalleryMetadata } from '@/lib/memorials/page-metadata';
import { closedMemorial } from '@/lib/memorials/queries/closed-memorial';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import { lastPageIfBeyond } from '@/lib/platform/paging';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

// For readers with and without a session (decision 0132)
export const dynamic = 'force-dynamic';

const getReader = cache(pageReader);
const load = cache(async (id: string) =>
  getMemorialPage(id, await getReader(), await getLanguage()),
);
const loadPage = cache(async (id: string, page: number) =>
  galleryPage(await getReader(), id, page),
);
const readPage = async (searchParams: Props['searchParams']) =>
  galleryAddressQuery.parse(await searchParams).page;

/** Search engines may keep it if they may keep the page of the memorial. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { id } = await params;
  const memorial = await load(id);
  if (!memorial) return closedMemorialMetadata(await closedMemorial(id), await getTranslate());
  const page = await readPage(searchParams);
  const pages = countGalleryPages((await loadPage(id, page)).counts);
  return memorialGalleryMetadata(memorial, await getLanguage(), { page, pages });
}

/** All pictures, videos and documents of a memorial, a page at a time, for those who may see it. */
export default async function MemorialGalleryPage({ params, searchParams }: Props) {
  const { id } = await params;
  const [memorial, reader] = await Promise.all([load(id), getReader()]);
  if (!memorial) return closedPage(id, reader.viewer !== null);
  const page = await readPage(searchParams);
  const gallery = await loadPage(id, page);
  const totalPages = countGalleryPages(gallery.counts);
  const lastPage = lastPageIfBeyond(page, { totalPages });
  if (lastPage) return redirectInLanguage(memorialGallery(id, lastPage));
  const { heading } = namesOnPage(memorial, await getLanguage());
  return (
    <GalleryPage memorialId={id} name={heading} gallery={gallery} page={page} pages={totalPages} />
  );
}

async function closedPage(memorialId: string, isSignedIn: boolean) {
  const [reason, language] = await Promise.all([closedMemorial(memorialId), getLanguage()]);
  const page = { memorialId, reason, language, isSignedIn };
  return answerClosed(reason, <ClosedMemorial {...page} />);
}
