import type { Metadata } from 'next';
import { MissingCondolence } from '@/components/condolences/own-condolence';
import { PauseMails } from '@/components/condolences/pause-mails';
import { mailsOf } from '@/lib/condolences/queries/mails-of';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { SECRET_PAGE } from '@/lib/platform/http/secret-link';
import { getSay } from '@/lib/platform/language/get-say';

export const dynamic = 'force-dynamic';

type Props = {
  /** The id is the token of the e-mail's link. */
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('condolences.pause.title'), ...SECRET_PAGE };
}

/** The target of the unsubscribe link in an e-mail: one click pauses such e-mails, without a login or JavaScript. */
export default async function PauseMailsPage({ params, searchParams }: Props) {
  const { id: token } = await params;
  const mails = await mailsOf(token);
  if (!mails) return answerMissing(<MissingCondolence />);
  const { done } = await searchParams;
  return <PauseMails token={token} {...mails} isDone={done !== undefined} />;
}
