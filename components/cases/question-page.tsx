import type { ReactNode } from 'react';
import { LonePage } from '@/components/layout/lone-page';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { QuestionForm } from './question-form';

type Props = Parameters<typeof QuestionForm>[0] & {
  /** Within how many days somebody answers. */
  days: number;
  /** Of the memorial; null at its gate. */
  fullName: string | null;
  /** Why the last question was refused. */
  refused?: string | undefined;
};

/** Where somebody asks the operator about a page. */
export function QuestionPage({ days, fullName, refused, ...form }: Props) {
  const say = useSay();
  return (
    <LonePage
      title={say('cases.link')}
      actions={
        <ButtonLink href={paths.memorial(form.memorialId)} variant="secondary">
          {say('access.ask.back')}
        </ButtonLink>
      }
    >
      {fullName !== null && <p>{say.rich('cases.ask.about', { fullName, name: isolated })}</p>}
      <p>{say('cases.ask.text', { days })}</p>
      <div className="mx-auto max-w-96 space-y-5 pt-3 text-start text-ink">
        {refused && <Banner tone="error">{refused}</Banner>}
        <QuestionForm {...form} />
      </div>
    </LonePage>
  );
}

const isolated = (chunks: ReactNode) => <bdi className="font-serif text-ink">{chunks}</bdi>;

/** After a question was sent; the same whatever became of it. */
export function QuestionSent({ days, memorialId }: { days: number; memorialId: string }) {
  const say = useSay();
  return (
    <LonePage
      title={say('cases.ask.sentTitle')}
      actions={
        <ButtonLink href={paths.memorial(memorialId)} variant="secondary">
          {say('access.ask.back')}
        </ButtonLink>
      }
    >
      <p>{say('cases.ask.sent', { days })}</p>
    </LonePage>
  );
}
