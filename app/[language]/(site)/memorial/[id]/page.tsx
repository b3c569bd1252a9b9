import type { Metadata } from 'next';
import { cache } from 'react';
import { GuestBook } from '@/components/condolences/book/guest-book';
import { MemorialScreen } from '@/components/memorials/memorial-screen';
import { MissingMemorial } from '@/components/memorials/missing-memorial';
import { guestBookPage } from '@/lib/condolences/queries/published-condolences';
import { memorialMetadata, missingMemorial } from '@/lib/memorials/page-metadata';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { wasDeleted } from '@/lib/memorials/queries/memorial-view';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { memorialScreen } from '@/lib/tributes/queries/memorial-screen';

type Props = { params: Promise<{ id: string }> };

// Cached HTML for everybody without a session: nothing here reads a cookie. Changes invalidate it through
// lib/platform/cache/invalidate-page.ts; the hour is for changes that nobody announces.
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

const load = cache(async (id: string) => getMemorialPage(id, null, await getLanguage()));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const memorial = await load((await params).id);
  if (!memorial) return missingMemorial(await getSay());
  return memorialMetadata(memorial, await getLanguage());
}

export default async function PublicMemorialPage({ params }: Props) {
  const { id } = await params;
  const memorial = await load(id);
  if (!memorial) return answerMissing(<MissingMemorial deleted={await wasDeleted(id)} />);
  const [view, book] = await Promise.all([
    memorialScreen(memorial, await getLanguage()),
    guestBookPage(id),
  ]);
  const guestBook = <GuestBook {...book} memorialId={id} name={memorial.fullName} />;
  return <MemorialScreen {...view} guestBook={guestBook} />;
}
