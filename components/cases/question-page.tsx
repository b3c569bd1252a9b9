import type { ReactNode } from 'react';
import { NoticePage } from '@/components/layout/notice-page';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { QuestionForm } from './question-form';

type Props = Parameters<typeof QuestionForm>[0] & {
  /** The number of days within which the operator answers. */
  days: number;
  /** The memorial's name; null if the viewer may see only its gate. */
  fullName: string | null;
  refused?: string | undefined;
};

export function QuestionPage({ days, fullName, refused, ...form }: Props) {
  const t = useTranslate();
  return (
    <NoticePage
      title={t('cases.link')}
      actions={
        <ButtonLink href={paths.memorial(form.memorialId)} variant="secondary">
          {t('access.ask.back')}
        </ButtonLink>
      }
    >
      {fullName !== null && <p>{t.rich('cases.ask.about', { fullName, name: isolated })}</p>}
      <p>{t('cases.ask.text', { days })}</p>
      <div className="mx-auto max-w-96 space-y-5 pt-3 text-start text-ink">
        {refused && <Banner tone="error">{refused}</Banner>}
        <QuestionForm {...form} />
      </div>
    </NoticePage>
  );
}

const isolated = (chunks: ReactNode) => <bdi className="font-serif text-ink">{chunks}</bdi>;

/** The confirmation after a question. */
export function QuestionSent({ days, memorialId }: { days: number; memorialId: string }) {
  const t = useTranslate();
  return (
    <NoticePage
      title={t('cases.ask.sentTitle')}
      actions={
        <ButtonLink href={paths.memorial(memorialId)} variant="secondary">
          {t('access.ask.back')}
        </ButtonLink>
      }
    >
      <p>{t('cases.ask.sent', { days })}</p>
    </NoticePage>
  );
}
