'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ErrorPartsProps } from '@/components/layout/error-parts';
import { useErrorWords } from '@/components/layout/error-words';
import { fill } from '@/lib/platform/language/fill';

/** Reloads, because Next's `reset` would only render again what the server has sent. */
const tryAgain = () => window.location.reload();

/** This script is part of every page, so it is small: it shows the message and loads the full error page on demand. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  const words = useErrorWords();
  const [Parts, setParts] = useState<ComponentType<ErrorPartsProps> | null>(null);
  useEffect(() => {
    const show = ({ ErrorParts }: { ErrorParts: ComponentType<ErrorPartsProps> }) =>
      setParts(() => ErrorParts);
    import('@/components/layout/error-parts').then(show, () => {});
  }, []);
  const said = (
    <>
      <p>{words.text}</p>
      {error.digest && (
        <p className="text-sm text-ink-soft">{fill(words.reference, { digest: error.digest })}</p>
      )}
    </>
  );
  if (Parts)
    return (
      <Parts words={words} onRetry={tryAgain}>
        {said}
      </Parts>
    );
  return (
    <div className="page-width space-y-6 py-16 text-center">
      <h1 className="text-3xl">{words.title}</h1>
      {said}
      <button type="button" onClick={tryAgain} className="text-link min-h-target">
        {words.tryAgain}
      </button>
    </div>
  );
}
