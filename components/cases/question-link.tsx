import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { QuietLink } from '@/components/ui/quiet-link';
import { question } from '@/lib/keepers/api-paths';
import { useSay } from '@/lib/platform/language/use-say';

type Props = {
  memorialId: string;
  /** False if the memorial has no keeper. */
  isKept: boolean;
};

/** The link at the end of a memorial's page for asking the operator about it. Without a keeper, a sentence says so. */
export function QuestionLink({ memorialId, isKept }: Props) {
  const say = useSay();
  if (isKept) return <QuietLink href={question(memorialId)}>{say('cases.link')}</QuietLink>;
  const link = (chunks: ReactNode) => (
    <PageLink href={question(memorialId)} className="text-link">
      {chunks}
    </PageLink>
  );
  return <p className="max-w-measure text-ink-soft">{say.rich('cases.noKeeper', { link })}</p>;
}
