import type { Metadata } from 'next';
import { cache } from 'react';
import { ClosedMemorial } from '@/components/access/closed-memorial';
import { QuestionLink } from '@/components/cases/question-link';
import { GuestBook } from '@/components/condolences/book/guest-book';
import { MemorialScreen } from '@/components/memorials/memorial-screen';
import { guestBookPage } from '@/lib/condolences/queries/published-condolences';
import { hasKeeper } from '@/lib/keepers/queries/has-keeper';
import { answerClosed } from '@/lib/memorials/answer-closed';
import { closedMemorialMetadata, memorialMetadata } from '@/lib/memorials/page-metadata';
import { closedMemorial } from '@/lib/memorials/queries/closed-memorial';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { memorialScreen } from '@/lib/tributes/queries/memorial-screen';

type Props = { params: Promise<{ id: string }> };

// Cached HTML for everybody without a session or a guest's cookie; nothing here may read a cookie. Changes invalidate
// it through lib/platform/cache/invalidate-page.ts; the hour covers changes that trigger no invalidation.
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

const load = cache(async (id: string) => getMemorialPage(id, null, await getLanguage()));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const memorial = await load(id);
  if (!memorial) return closedMemorialMetadata(await closedMemorial(id), await getTranslate());
  return memorialMetadata(memorial, await getLanguage());
}

export default async function PublicMemorialPage({ params }: Props) {
  const { id } = await params;
  const memorial = await load(id);
  if (!memorial) return closedPage(id);
  const [view, memorialHasKeeper] = await Promise.all([
    memorialScreen(memorial, await getLanguage()),
    hasKeeper(id),
  ]);
  const book = await guestBookPage(null, id, memorialHasKeeper);
  const question = <QuestionLink memorialId={id} hasKeeper={memorialHasKeeper} />;
  const guestBook = <GuestBook {...book} memorialId={id} name={memorial.fullName} />;
  return (
    <MemorialScreen
      {...view}
      acceptsCondolences={book.isOpen}
      guestBook={guestBook}
      question={question}
    />
  );
}

async function closedPage(memorialId: string) {
  const [reason, language] = await Promise.all([closedMemorial(memorialId), getLanguage()]);
  return answerClosed(reason, <ClosedMemorial {...{ memorialId, reason, language }} />);
}
