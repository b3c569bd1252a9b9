import type { CaseDetail } from '@/lib/cases/queries/case-detail';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { PageLink } from '../ui/page-link';
import { CaseClock } from './case-clock';
import { Fact } from './fact';
import { Moment } from './moment';

/** The details of a case: the question, who asked it, the memorial's keepers, and the decision. */
export function CaseFacts({ question }: { question: CaseDetail }) {
  const say = useSay();
  const { memorialId, memorialName, name, email, relationship, message, createdAt } = question;
  return (
    <div className="space-y-5">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name={say('admin.case.page')}>
          {memorialName === null ? (
            say('cases.refusals.gone')
          ) : (
            <PageLink href={paths.memorial(memorialId)} className="text-link">
              <bdi>{memorialName}</bdi>
            </PageLink>
          )}
        </Fact>
        <Fact name={say('admin.case.from')}>
          {name || email ? (
            <>
              <bdi>{name}</bdi> <bdi>{email}</bdi>
            </>
          ) : (
            say('admin.case.nobody')
          )}
        </Fact>
        {relationship && (
          <Fact name={say('admin.case.relationship')}>
            <bdi>{relationship}</bdi>
          </Fact>
        )}
        <Fact name={say('admin.case.asked')}>
          <Moment at={createdAt} /> <CaseClock dueAt={question.dueAt} state={question.state} />
        </Fact>
        <Fact name={say('admin.case.keepers')}>
          {question.keepers.length === 0
            ? say('admin.case.nobody')
            : question.keepers.map((keeper) => (
                <span key={keeper.role + keeper.name} className="block">
                  <bdi>{keeper.name}</bdi> ({say(`keepers.roles.${keeper.role}`)})
                </span>
              ))}
        </Fact>
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
          <h2 className="text-xl">{say(`admin.case.decisions.${question.decision}`)}</h2>
          <p dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
            {question.answer}
          </p>
        </section>
      )}
    </div>
  );
}
