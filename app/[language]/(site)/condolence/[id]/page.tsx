import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { CondolencePage } from '@/components/condolences/condolence-page';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { pageReader } from '@/lib/access/page-reader';
import { publishedCondolences } from '@/lib/condolences/queries/published-condolences';
import { readGuestBook } from '@/lib/condolences/read-guest-book';
import { condolencesQuery } from '@/lib/condolences/schema';
import { readFormFields } from '@/lib/platform/http/form-fields-cookie';
import { newFormToken } from '@/lib/platform/http/form-token';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { waitFromQuery } from '@/lib/platform/language/wait';

export const dynamic = 'force-dynamic';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('condolences.page.write'), robots: { index: false } };
}

/**
 * The condolence form and all published condolences. Works without JavaScript; where JavaScript runs, the memorial page
 * shows both in dialogs instead.
 */
export default async function WriteCondolencePage({ params, searchParams }: Props) {
  const { id } = await params;
  const guestBook = await readGuestBook(id);
  if (!guestBook) return respondNotFound(<NotFoundPage />);
  const { book, refusal } = guestBook;
  const { page = '1', problem, wait } = await searchParams;
  const parsedQuery = condolencesQuery.parse({ page });
  return (
    <CondolencePage
      memorialId={id}
      name={book.fullName}
      token={refusal ? null : newFormToken(id)}
      refusal={refusal}
      errorCode={typeof problem === 'string' ? problem : null}
      wait={waitFromQuery(wait)}
      values={readFormFields(new Headers(await headers()))}
      page={parsedQuery.page}
      list={await publishedCondolences(await pageReader(), id, parsedQuery.page)}
    />
  );
}
