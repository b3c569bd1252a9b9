'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useErrorLabels } from '@/components/layout/error-labels-provider';
import type { ErrorNoticeProps } from '@/components/layout/error-notice';
import { fillPlaceholders } from '@/lib/platform/language/fill-placeholders';

/** Reloads, because Next's `reset` would only render again what the server has sent. */
const tryAgain = () => window.location.reload();

/** This script is part of every page, so it is small: it shows the message and loads the full error page on demand. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  const labels = useErrorLabels();
  const [Notice, setNotice] = useState<ComponentType<ErrorNoticeProps> | null>(null);
  useEffect(() => {
    const show = ({ ErrorNotice }: { ErrorNotice: ComponentType<ErrorNoticeProps> }) =>
      setNotice(() => ErrorNotice);
    import('@/components/layout/error-notice').then(show, () => {});
  }, []);
  const explanation = (
    <>
      <p>{labels.text}</p>
      {error.digest && (
        <p className="text-sm text-ink-soft">
          {fillPlaceholders(labels.reference, { digest: error.digest })}
        </p>
      )}
    </>
  );
  if (Notice)
    return (
      <Notice labels={labels} onRetry={tryAgain}>
        {explanation}
      </Notice>
    );
  return (
    <div className="page-width space-y-6 py-16 text-center">
      <h1 className="text-3xl">{labels.title}</h1>
      {explanation}
      <button type="button" onClick={tryAgain} className="text-link min-h-target">
        {labels.tryAgain}
      </button>
    </div>
  );
}
