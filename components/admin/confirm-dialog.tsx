'use client';

import type { ComponentProps } from 'react';
import { PageAnchor } from '@/components/ui/page-link';
import { ApiError, failureMessage } from '@/lib/browser/api';
import { leaveForLogin } from '@/lib/browser/leave-for-login';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { Banner } from '../ui/banner';
import { QuestionDialog } from '../ui/question-dialog';

type ConfirmDialogProps = Omit<ComponentProps<typeof QuestionDialog>, 'failure'> & {
  /** Shown if the server's error has no message (product.md 8). */
  fallback: string;
  /** Shown if no response arrived, since the server may have completed the action. */
  unanswered?: string;
  /** Called after success; must close the dialog. */
  onDone: () => void;
};

/** Asks for confirmation before an admin acts on other people's data, and shows why an action failed. */
export function ConfirmDialog({
  fallback,
  unanswered = fallback,
  run,
  onDone,
  ...question
}: ConfirmDialogProps) {
  const say = useSay();
  return (
    <QuestionDialog
      {...question}
      run={async () => {
        await run();
        onDone();
      }}
      failure={(error) => failureOf(error, isUnanswered(error) ? unanswered : fallback, say)}
    />
  );
}

/** A network failure, or a proxy that could not reach the server. The server's own errors have a message. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && !error.message && (error.status === 0 || error.status >= 500);

function failureOf(error: unknown, fallback: string, say: Say) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) {
    leaveForLogin(say('accounts.loginMessages.required'));
    return null;
  }
  const denied = status === 403;
  return (
    <Banner tone="error" {...(denied && { title: say('admin.denied.title') })}>
      <p>{failureMessage(error, fallback)}</p>
      {denied && (
        <PageAnchor href={paths.home} className="text-link">
          {say('admin.denied.home')}
        </PageAnchor>
      )}
    </Banner>
  );
}
