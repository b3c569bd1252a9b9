'use client';

import './globals.css';
import { useEffect, useState } from 'react';
import { fontVariables } from '@/components/layout/fonts';
import type { GlobalErrorView } from '@/components/layout/global-error-view';

/** Reloads the page, as app/[language]/error.tsx does. */
const tryAgain = () => window.location.reload();

/**
 * Shown if the layout itself fails, so it renders its own document, without navigation. This script is part of every
 * page. To stay small, it contains only a short English message, and loads the translated page on demand.
 */
export default function GlobalError() {
  const [view, setView] = useState<GlobalErrorView | null>(null);
  useEffect(() => {
    import('@/components/layout/global-error-view').then(
      ({ showGlobalError }) => showGlobalError(setView, tryAgain),
      () => {},
    );
  }, []);
  const title = view?.title ?? 'This page could not be shown';
  return (
    <html lang={view?.tag ?? 'en'} dir={view?.direction} className={fontVariables}>
      <body>
        <title>{title}</title>
        <main>
          {view?.page ?? (
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
