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

type CondolencesResponse = {
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
type LoadedPage = CondolencesResponse & { page: number };

type Props = Omit<GuestBookDialogProps, 'open'> & { onReport: (id: string) => void };

/** A dialog with all condolences of a memorial, ten per page, newest first. */
export function AllCondolences({ memorialId, language, labels, onReport, onClose }: Props) {
  const [loadedPage, setLoadedPage] = useState<LoadedPage | null>(null);
  const [failure, setFailure] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const loadPage = useCallback(
    async (page: number) => {
      setFailure('');
      try {
        const answer = await callApi<CondolencesResponse>(apiCondolencesPage(memorialId, page));
        setLoadedPage({ ...answer, page });
        content.current?.closest('dialog')?.scrollTo(0, 0);
      } catch (error) {
        setFailure(apiErrorMessage(error, labels.form.failed));
      }
    },
    [memorialId, labels],
  );
  useEffect(() => void loadPage(1), [loadPage]);

  const turnButton = (text: ReactNode, target: number, isAtEnd: boolean) => (
    <Button variant="secondary" onClick={() => void loadPage(target)} aria-disabled={isAtEnd}>
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
              onClick={() => void loadPage(loadedPage?.page ?? 1)}
              className="mt-3"
            >
              {labels.tryAgain}
            </Button>
          </Banner>
        )}
        {!loadedPage && !failure && (
          <Loading label={labels.loading}>
            <TextSkeleton lines={8} />
          </Loading>
        )}
        {loadedPage && (
          <ul>
            {loadedPage.condolences.map(
              ({ _id, publishedAt, isFromFamily, audience, picture, ...cardProps }) => (
                <CondolenceCard
                  key={_id}
                  {...cardProps}
                  date={publishedAt}
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
        {loadedPage && loadedPage.totalPages > 1 && (
          <PagerFrame
            labels={labels.pager}
            page={loadedPage.page}
            pages={loadedPage.totalPages}
            role="status"
            previous={(text) => turnButton(text, loadedPage.page - 1, loadedPage.page <= 1)}
            next={(text) =>
              turnButton(text, loadedPage.page + 1, loadedPage.page >= loadedPage.totalPages)
            }
          />
        )}
      </div>
    </Dialog>
  );
}
