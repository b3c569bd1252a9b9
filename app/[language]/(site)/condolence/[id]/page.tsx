import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { CondolencePage } from '@/components/condolences/condolence-page';
import { LostPage } from '@/components/layout/lost-page';
import { pageReader } from '@/lib/access/page-reader';
import { publishedCondolences } from '@/lib/condolences/queries/published-condolences';
import { readGuestBook } from '@/lib/condolences/read-guest-book';
import { condolencesQuery } from '@/lib/condolences/schema';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { newFormToken } from '@/lib/platform/http/form-token';
import { readTyped } from '@/lib/platform/http/typed-fields';
import { getSay } from '@/lib/platform/language/get-say';

export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('condolences.page.write'), robots: { index: false } };
}

/**
 * The condolence form and all published condolences. Works without JavaScript; with it, the memorial page opens the
 * same in dialogs.
 */
export default async function WriteCondolencePage({ params, searchParams }: Props) {
  const { id } = await params;
  const found = await readGuestBook(id);
  if (!found) return answerMissing(<LostPage />);
  const { book, refusal } = found;
  const { page = '1', problem } = await searchParams;
  const asked = condolencesQuery.parse({ page });
  return (
    <CondolencePage
      memorialId={id}
      name={book.fullName}
      token={refusal ? null : newFormToken(id)}
      refusal={refusal}
      problem={typeof problem === 'string' ? problem : null}
      typed={readTyped(new Headers(await headers()))}
      page={asked.page}
      list={await publishedCondolences(await pageReader(), id, asked.page)}
    />
  );
}
