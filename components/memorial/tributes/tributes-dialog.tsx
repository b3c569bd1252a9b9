import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Loading, TextSkeleton } from '../../ui/skeleton';
import { TributeCard } from './tribute-card';
import { useTributePages } from './use-tribute-pages';

/** Every tribute of a memorial, ten a page, newest first. */
export function TributesDialog({
  memorialId,
  onClose,
}: {
  memorialId: string;
  onClose: () => void;
}) {
  const { shown, asked, loading, failure, load } = useTributePages(memorialId);
  const content = useRef<HTMLDivElement>(null);
  const pages = shown?.totalPages ?? 1;

  const turnTo = async (page: number) => {
    await load(page);
    content.current?.closest('dialog')?.scrollTo(0, 0);
  };

  return (
    <Dialog open title="All Tributes" onClose={onClose} width="wide">
      <div ref={content} className="space-y-5">
        {failure && (
          <Banner tone="error">
            <p>{failure}</p>
            <Button variant="secondary" onClick={() => void turnTo(asked)} className="mt-3">
              Try again
            </Button>
          </Banner>
        )}
        {!shown && loading && (
          <Loading label="Loading tributes…">
            <TextSkeleton lines={8} />
          </Loading>
        )}
        {shown && (
          <ul aria-busy={loading} className="space-y-4 aria-busy:opacity-60">
            {shown.tributes.map(({ _id, amount, ...tribute }) => (
              <TributeCard
                key={_id}
                {...tribute}
                amountMinor={Math.round((amount ?? 0) * 100)}
                isAmountHidden={amount === null}
              />
            ))}
          </ul>
        )}
        {shown && pages > 1 && (
          <nav
            aria-label="Pages of tributes"
            className="grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr]"
          >
            <p
              role="status"
              className="col-span-2 text-center text-ink-soft sm:order-2 sm:col-span-1"
            >
              Page {shown.page} of {pages}
            </p>
            <div className="sm:order-1">
              <Button
                variant="secondary"
                onClick={() => void turnTo(shown.page - 1)}
                aria-disabled={loading || shown.page <= 1}
              >
                <ChevronLeft aria-hidden size={20} />
                Previous
              </Button>
            </div>
            <div className="text-right sm:order-3">
              <Button
                variant="secondary"
                onClick={() => void turnTo(shown.page + 1)}
                aria-disabled={loading || shown.page >= pages}
              >
                Next
                <ChevronRight aria-hidden size={20} />
              </Button>
            </div>
          </nav>
        )}
      </div>
    </Dialog>
  );
}
