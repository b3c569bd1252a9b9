import type { Metadata } from 'next';
import { EndedReading, FriendReadingPage } from '@/components/condolences/friend-reading-page';
import { NoticePage } from '@/components/layout/notice-page';
import { FIRST_READING_ACTS } from '@/lib/condolences/first-reading-rules';
import { friendReading } from '@/lib/condolences/queries/friend-reading';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { SECRET_PAGE_METADATA } from '@/lib/platform/http/secret-link';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { nullIfHidden } from '@/lib/platform/null-if-hidden';

export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ secret: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('condolences.reading.heading'), ...SECRET_PAGE_METADATA };
}

/** Where a friend reads condolences before the family. Opening it changes nothing, since mail scanners open links too. */
export default async function FirstReaderPage({ params, searchParams }: Props) {
  const { secret } = await params;
  const { done, problem } = await searchParams;
  const reading = await friendReading(secret).catch(nullIfHidden);
  if (!reading && done === 'declined') return <DeclinedNotice />;
  if (!reading) return respondNotFound(<EndedReading />);
  return (
    <FriendReadingPage
      secret={secret}
      reading={reading}
      done={([...FIRST_READING_ACTS, 'judged'] as const).find((each) => each === done) ?? null}
      errorCode={typeof problem === 'string' ? problem : null}
    />
  );
}

async function DeclinedNotice() {
  const t = await getTranslate();
  return (
    <NoticePage title={t('condolences.reading.declinedTitle')}>
      <p>{t('condolences.reading.declined')}</p>
    </NoticePage>
  );
}
