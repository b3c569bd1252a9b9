import { type ReactNode, useRef } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PagerFrame } from '@/components/ui/pager';
import { Loading, TextSkeleton } from '@/components/ui/skeleton';
import type { Language } from '@/lib/platform/language/languages';
import type { VisibleAmounts } from '@/lib/tributes/visible-amount-rules';
import { TributeCard } from './tribute-card';
import type { TributesDialogLabels } from './tributes-dialog-labels';
import { toCard, useTributePages } from './use-tribute-pages';

export type TributesDialogProps = {
  memorialId: string;
  language: Language;
  labels: TributesDialogLabels;
  sums: VisibleAmounts;
  onClose: () => void;
};

/** A dialog with all tributes of a memorial, ten per page, newest first. */
export function TributesDialog({
  memorialId,
  language,
  labels,
  sums: visibleAmounts,
  onClose,
}: TributesDialogProps) {
  const { shown, requestedPage, loading, failure, load } = useTributePages(
    memorialId,
    labels.failed,
  );
  const content = useRef<HTMLDivElement>(null);
  const pages = shown?.totalPages ?? 1;

  const turnTo = async (page: number) => {
    await load(page);
    content.current?.closest('dialog')?.scrollTo(0, 0);
  };

  const pageButton = (content: ReactNode, to: number, isAtEnd: boolean) => (
    <Button variant="secondary" onClick={() => void turnTo(to)} aria-disabled={loading || isAtEnd}>
      {content}
    </Button>
  );

  return (
    <Dialog open title={labels.all} closeLabel={labels.close} onClose={onClose} width="wide">
      <div ref={content} className="space-y-5">
        {failure && (
          <Banner tone="error">
            <p>{failure}</p>
            <Button variant="secondary" onClick={() => void turnTo(requestedPage)} className="mt-3">
              {labels.tryAgain}
            </Button>
          </Banner>
        )}
        {!shown && loading && (
          <Loading label={labels.loading}>
            <TextSkeleton lines={8} />
          </Loading>
        )}
        {shown && (
          <ul aria-busy={loading} className="space-y-6 aria-busy:opacity-60">
            {shown.tributes.map((tribute) => (
              <TributeCard
                key={tribute._id}
                {...toCard(tribute, visibleAmounts, labels.tribute.currencies)}
                language={language}
                labels={labels.tribute}
              />
            ))}
          </ul>
        )}
        {shown && pages > 1 && (
          <PagerFrame
            labels={labels.pager}
            page={shown.page}
            pages={pages}
            role="status"
            previous={(content) => pageButton(content, shown.page - 1, shown.page <= 1)}
            next={(content) => pageButton(content, shown.page + 1, shown.page >= pages)}
          />
        )}
      </div>
    </Dialog>
  );
}
