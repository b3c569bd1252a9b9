import type { ReactNode } from 'react';
import { NoticePage } from '@/components/layout/notice-page';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import * as paths from '@/lib/platform/paths';
import type { useErrorLabels } from './error-labels-provider';

export type ErrorNoticeProps = {
  labels: ReturnType<typeof useErrorLabels>;
  onRetry: () => void;
  children: ReactNode;
};

/** Shown instead of a page that failed to render. */
export const ErrorNotice = ({ labels, onRetry, children }: ErrorNoticeProps) => (
  <NoticePage
    title={labels.title}
    actions={
      <>
        <Button onClick={onRetry}>{labels.tryAgain}</Button>
        <ButtonLink href={paths.home} variant="secondary">
          {labels.goHome}
        </ButtonLink>
      </>
    }
  >
    {children}
  </NoticePage>
);
