import type { Metadata } from 'next';
import { MailPauseForm } from '@/components/condolences/mail-pause-form';
import { MissingCondolence } from '@/components/condolences/own-condolence';
import { mailSettings } from '@/lib/condolences/queries/mail-settings';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { SECRET_PAGE_METADATA } from '@/lib/platform/http/secret-link';
import { getTranslate } from '@/lib/platform/language/get-translate';

export const dynamic = 'force-dynamic';

type Props = {
  /** The id is the token of the e-mail's link. */
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('condolences.pause.title'), ...SECRET_PAGE_METADATA };
}

/** The target of the unsubscribe link in e-mails about condolences: one click pauses them, without login or scripts. */
export default async function PauseMailsPage({ params, searchParams }: Props) {
  const { id: token } = await params;
  const mails = await mailSettings(token);
  if (!mails) return respondNotFound(<MissingCondolence />);
  const { done } = await searchParams;
  return <MailPauseForm token={token} {...mails} isDone={done !== undefined} />;
}
