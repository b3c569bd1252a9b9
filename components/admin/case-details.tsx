import type { CaseDetail } from '@/lib/cases/queries/case-detail';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { PageLink } from '../ui/page-link';
import { CaseDeadline } from './case-deadline';
import { DateTime } from './date-time';
import { DescriptionItem } from './description-item';

/** The details of a case: the question, who asked it, the memorial's keepers, and the decision. */
export function CaseDetails({ question }: { question: CaseDetail }) {
  const t = useTranslate();
  const { memorialId, memorialName, name, email, relationship, message, createdAt } = question;
  return (
    <div className="space-y-5">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <DescriptionItem name={t('admin.case.page')}>
          {memorialName === null ? (
            t('cases.refusals.gone')
          ) : (
            <PageLink href={paths.memorial(memorialId)} className="text-link">
              <bdi>{memorialName}</bdi>
            </PageLink>
          )}
        </DescriptionItem>
        <DescriptionItem name={t('admin.case.from')}>
          {name || email ? (
            <>
              <bdi>{name}</bdi> <bdi>{email}</bdi>
            </>
          ) : (
            t('admin.case.nobody')
          )}
        </DescriptionItem>
        {relationship && (
          <DescriptionItem name={t('admin.case.relationship')}>
            <bdi>{relationship}</bdi>
          </DescriptionItem>
        )}
        <DescriptionItem name={t('admin.case.asked')}>
          <DateTime at={createdAt} /> <CaseDeadline dueAt={question.dueAt} state={question.state} />
        </DescriptionItem>
        <DescriptionItem name={t('admin.case.keepers')}>
          {question.keepers.length === 0
            ? t('admin.case.nobody')
            : question.keepers.map((keeper) => (
                <span key={keeper.role + keeper.name} className="block">
                  <bdi>{keeper.name}</bdi> ({t(`keepers.roles.${keeper.role}`)})
                </span>
              ))}
        </DescriptionItem>
      </dl>
      {message && (
        <p
          dir="auto"
          className="max-w-measure font-serif text-lg whitespace-pre-line wrap-anywhere"
        >
          {message}
        </p>
      )}
      {question.decision && (
        <section className="space-y-2">
          <h2 className="text-xl">{t(`admin.case.decisions.${question.decision}`)}</h2>
          <p dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
            {question.answer}
          </p>
        </section>
      )}
    </div>
  );
}
