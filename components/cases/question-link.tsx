import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { QuietLink } from '@/components/ui/quiet-link';
import { questionPage } from '@/lib/keepers/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = {
  memorialId: string;
  /** False if the memorial has no keeper. */
  hasKeeper: boolean;
};

/** The link at the end of a memorial's page for asking the operator about it. Without a keeper, a sentence says so. */
export function QuestionLink({ memorialId, hasKeeper }: Props) {
  const t = useTranslate();
  if (hasKeeper) return <QuietLink href={questionPage(memorialId)}>{t('cases.link')}</QuietLink>;
  const link = (chunks: ReactNode) => (
    <PageLink href={questionPage(memorialId)} className="text-link">
      {chunks}
    </PageLink>
  );
  return <p className="max-w-measure text-ink-soft">{t.rich('cases.noKeeper', { link })}</p>;
}
