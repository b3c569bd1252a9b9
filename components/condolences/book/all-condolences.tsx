import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { PagerFrame } from '@/components/ui/pager';
import { Loading, TextSkeleton } from '@/components/ui/skeleton';
import type { Audience } from '@/lib/access/rules';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { apiCondolencesPage } from '@/lib/condolences/api-paths';
import { CondolenceCard } from '../condolence-card';
import type { GuestBookDialogProps } from './dialog-props';

type Answer = {
  condolences: {
    _id: string;
    authorName: string;
    message: string;
    isFromFamily: boolean;
    audience: Audience;
    picture: { url: string; width: number | null; height: number | null } | null;
    publishedAt: string;
  }[];
  totalPages: number;
};
type Shown = Answer & { page: number };

type Props = Omit<GuestBookDialogProps, 'open'> & { onReport: (id: string) => void };

/** A dialog with all condolences of a memorial, ten per page, newest first. */
export function AllCondolences({ memorialId, language, labels, onReport, onClose }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const turnTo = useCallback(
    async (page: number) => {
      setFailure('');
      try {
        const answer = await callApi<Answer>(apiCondolencesPage(memorialId, page));
        setShown({ ...answer, page });
        content.current?.closest('dialog')?.scrollTo(0, 0);
      } catch (error) {
        setFailure(apiErrorMessage(error, labels.form.failed));
      }
    },
    [memorialId, labels],
  );
  useEffect(() => void turnTo(1), [turnTo]);

  const turnButton = (text: ReactNode, to: number, isAtEnd: boolean) => (
    <Button variant="secondary" onClick={() => void turnTo(to)} aria-disabled={isAtEnd}>
      {text}
    </Button>
  );
  return (
    <Dialog open title={labels.title} closeLabel={labels.close} onClose={onClose} width="wide">
      <div ref={content} className="space-y-5">
        {failure && (
          <Banner tone="error">
            <p>{failure}</p>
            <Button
              variant="secondary"
              onClick={() => void turnTo(shown?.page ?? 1)}
              className="mt-3"
            >
              {labels.tryAgain}
            </Button>
          </Banner>
        )}
        {!shown && !failure && (
          <Loading label={labels.loading}>
            <TextSkeleton lines={8} />
          </Loading>
        )}
        {shown && (
          <ul>
            {shown.condolences.map(
              ({ _id, publishedAt, isFromFamily, audience, picture, ...words }) => (
                <CondolenceCard
                  key={_id}
                  {...words}
                  at={publishedAt}
                  picture={picture && { ...picture, src: picture.url, alt: labels.picture }}
                  language={language}
                  fromFamily={isFromFamily && labels.fromFamily}
                  familyOnly={audience === 'family' && labels.familyOnly}
                >
                  <Button
                    variant="quiet"
                    className="self-start text-sm font-normal! text-ink-soft!"
                    onClick={() => onReport(_id)}
                  >
                    {labels.report.title}
                  </Button>
                </CondolenceCard>
              ),
            )}
          </ul>
        )}
        {shown && shown.totalPages > 1 && (
          <PagerFrame
            labels={labels.pager}
            page={shown.page}
            pages={shown.totalPages}
            role="status"
            previous={(text) => turnButton(text, shown.page - 1, shown.page <= 1)}
            next={(text) => turnButton(text, shown.page + 1, shown.page >= shown.totalPages)}
          />
        )}
      </div>
    </Dialog>
  );
}
