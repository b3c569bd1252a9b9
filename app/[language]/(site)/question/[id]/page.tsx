import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { QuestionPage, QuestionSent } from '@/components/cases/question-page';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { pageReader } from '@/lib/access/page-reader';
import { askablePage } from '@/lib/cases/queries/askable-page';
import { questionFormSubject } from '@/lib/cases/rules';
import { CASE_DAYS } from '@/lib/keepers/rules';
import { readFormFields } from '@/lib/platform/http/form-fields-cookie';
import { newFormToken } from '@/lib/platform/http/form-token';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { type Message, messageFor, translateWith } from '@/lib/platform/language/message';
import { waitFromQuery } from '@/lib/platform/language/wait';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<'refused' | 'wait' | 'sent', string | string[] | undefined>>;
};

export const dynamic = 'force-dynamic';

const ERROR_MESSAGES: Record<'often' | 'faulty' | 'again', (wait: Message) => Message> = {
  often: (wait) => messageFor('http.limits.requests', { wait }),
  faulty: () => messageFor('cases.ask.faulty'),
  again: () => messageFor('access.refusals.askAgain'),
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('cases.link'), robots: { index: false } };
}

/**
 * The form for asking the operator about a memorial. Open to viewers who may see the memorial or its gate; all other
 * ids return the same 404.
 */
export default async function QuestionAboutMemorial({ params, searchParams }: Props) {
  const [{ id }, { refused, wait, sent }] = await Promise.all([params, searchParams]);
  const reader = await pageReader();
  const page = await askablePage(reader, id);
  if (!page) return respondNotFound(<NotFoundPage />);
  if (sent) return <QuestionSent days={CASE_DAYS} memorialId={id} />;
  const { viewer } = reader;
  const t = await getTranslate();
  return (
    <QuestionPage
      memorialId={id}
      language={await getLanguage()}
      days={CASE_DAYS}
      fullName={page.fullName}
      refused={
        isErrorCode(refused)
          ? translateWith(t)(ERROR_MESSAGES[refused](waitFromQuery(wait)))
          : undefined
      }
      token={newFormToken(questionFormSubject(id))}
      values={{
        name: viewer ? `${viewer.firstName} ${viewer.lastName}`.trim() : '',
        email: viewer?.email ?? '',
        ...(refused && readFormFields(new Headers(await headers()))),
      }}
    />
  );
}

const isErrorCode = (value: unknown): value is keyof typeof ERROR_MESSAGES =>
  typeof value === 'string' && Object.hasOwn(ERROR_MESSAGES, value);
