'use client';

import type { ComponentProps } from 'react';
import { PageAnchor } from '@/components/ui/page-link';
import { ApiError, failureMessage } from '@/lib/browser/api';
import { leaveForLogin } from '@/lib/browser/leave-for-login';
import { paths } from '@/lib/platform/paths';
import { Banner } from '../ui/banner';
import { QuestionDialog } from '../ui/question-dialog';

type ConfirmDialogProps = Omit<ComponentProps<typeof QuestionDialog>, 'failure'> & {
  /** Shown when the server sent no message (product.md 8). */
  fallback: string;
  /** Shown when no answer came: the server may have done it all the same. */
  unanswered?: string;
  /** Called after it was done: closes the dialog. */
  onDone: () => void;
};

/** Asks before an admin acts on other people's data; says when the action failed. */
export function ConfirmDialog({
  fallback,
  unanswered = fallback,
  run,
  onDone,
  ...question
}: ConfirmDialogProps) {
  return (
    <QuestionDialog
      {...question}
      run={async () => {
        await run();
        onDone();
      }}
      failure={(error) => failureOf(error, isUnanswered(error) ? unanswered : fallback)}
    />
  );
}

/** No network, or a proxy that lost the server: the server's own errors have a message. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && !error.message && (error.status === 0 || error.status >= 500);

function failureOf(error: unknown, fallback: string) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) {
    leaveForLogin('Authentication required. Please log in.');
    return null;
  }
  const denied = status === 403;
  return (
    <Banner tone="error" {...(denied && { title: 'Access Denied' })}>
      <p>{failureMessage(error, fallback)}</p>
      {denied && (
        <PageAnchor href={paths.home} className="text-link">
          Go to Homepage
        </PageAnchor>
      )}
    </Banner>
  );
}
