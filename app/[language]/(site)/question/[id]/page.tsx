import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { QuestionPage, QuestionSent } from '@/components/cases/question-page';
import { LostPage } from '@/components/layout/lost-page';
import { pageReader } from '@/lib/access/page-reader';
import { askablePage } from '@/lib/cases/queries/askable-page';
import { questionSubject } from '@/lib/cases/rules';
import { CASE_DAYS } from '@/lib/keepers/rules';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { newFormToken } from '@/lib/platform/http/form-token';
import { readTyped } from '@/lib/platform/http/typed-fields';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<'refused' | 'sent', string | string[] | undefined>>;
};

export const dynamic = 'force-dynamic';

const REFUSALS = {
  often: 'http.limits.accessRequests',
  faulty: 'cases.ask.faulty',
  again: 'access.refusals.askAgain',
} as const;

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('cases.link'), robots: { index: false } };
}

/**
 * A question to the operator about a memorial that the viewer may see or whose gate they may see. All other memorials
 * return the same 404.
 */
export default async function QuestionAboutMemorial({ params, searchParams }: Props) {
  const [{ id }, { refused, sent }] = await Promise.all([params, searchParams]);
  const reader = await pageReader();
  const page = await askablePage(reader, id);
  if (!page) return answerMissing(<LostPage />);
  if (sent) return <QuestionSent days={CASE_DAYS} memorialId={id} />;
  const { viewer } = reader;
  const say = await getSay();
  return (
    <QuestionPage
      memorialId={id}
      language={await getLanguage()}
      days={CASE_DAYS}
      fullName={page.fullName}
      refused={isRefusal(refused) ? say(REFUSALS[refused]) : undefined}
      token={newFormToken(questionSubject(id))}
      typed={{
        name: viewer ? `${viewer.firstName} ${viewer.lastName}`.trim() : '',
        email: viewer?.email ?? '',
        ...(refused && readTyped(new Headers(await headers()))),
      }}
    />
  );
}

const isRefusal = (text: unknown): text is keyof typeof REFUSALS =>
  typeof text === 'string' && Object.hasOwn(REFUSALS, text);
