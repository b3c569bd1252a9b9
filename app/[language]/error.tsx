'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { ErrorPartsProps } from '@/components/layout/error-parts';
import { useErrorWords } from '@/components/layout/error-words';
import { PlainFailure, tryAgain } from '@/components/layout/plain-failure';
import { fill } from '@/lib/platform/language/fill';

/** Every page has this script: it says what happened, and loads what makes a page of that. */
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
  return <PlainFailure words={words}>{said}</PlainFailure>;
}
