'use client';

import './globals.css';
import { type ReactNode, useEffect, useState } from 'react';
import { fontVariables } from '@/components/layout/fonts';
import { PlainFailure, tryAgain } from '@/components/layout/plain-failure';

type Shown = { tag: string; direction: string; title: string; page: ReactNode };

/**
 * Shown when the layout itself fails, so it renders its own document, without navigation, in the address's language.
 * Every page has this script: it says the least there is, in English, until the rest is loaded.
 */
export default function GlobalError() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const show = ({
      failureHere,
      FailurePage,
    }: typeof import('@/components/layout/failure-page')) => {
      const words = failureHere();
      if (words) setShown({ ...words, page: <FailurePage words={words} onRetry={tryAgain} /> });
    };
    import('@/components/layout/failure-page').then(show, () => {});
  }, []);
  const title = shown?.title ?? 'This page could not be shown';
  return (
    <html lang={shown?.tag ?? 'en'} dir={shown?.direction} className={fontVariables}>
      <body>
        <title>{`${title} | Perennial`}</title>
        <main>
          {shown?.page ?? (
            <PlainFailure words={{ title, tryAgain: 'Try again' }} className="sm:py-24">
              <p>Something went wrong on our side. Nothing you saved has been lost.</p>
            </PlainFailure>
          )}
        </main>
      </body>
    </html>
  );
}
