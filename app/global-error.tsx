'use client';

import './globals.css';
import { useEffect, useState } from 'react';
import { fontVariables } from '@/components/layout/fonts';
import type { GlobalErrorView } from '@/components/layout/global-error-view';

/** Reloads, as in app/[language]/error.tsx. */
const tryAgain = () => window.location.reload();

/**
 * Shown if the layout itself fails, so it renders its own document, without navigation. This script is part of every
 * page, so it starts with a short English message and loads the page in the address's language on demand.
 */
export default function GlobalError() {
  const [shown, setShown] = useState<GlobalErrorView | null>(null);
  useEffect(() => {
    import('@/components/layout/global-error-view').then(
      ({ showGlobalError }) => showGlobalError(setShown, tryAgain),
      () => {},
    );
  }, []);
  const title = shown?.title ?? 'This page could not be shown';
  return (
    <html lang={shown?.tag ?? 'en'} dir={shown?.direction} className={fontVariables}>
      <body>
        <title>{title}</title>
        <main>
          {shown?.page ?? (
            <div className="page-width space-y-6 py-16 text-center sm:py-24">
              <h1 className="text-3xl">{title}</h1>
              <p>Something went wrong on our side. Nothing you saved has been lost.</p>
              <button type="button" onClick={tryAgain} className="text-link min-h-target">
                Try again
              </button>
            </div>
          )}
        </main>
      </body>
    </html>
  );
}
