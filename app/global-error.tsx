'use client';

import './globals.css';
import { fontVariables } from '@/components/layout/fonts';
import { LonePage } from '@/components/layout/lone-page';
import { Button } from '@/components/ui/button';

/** Shown when the layout itself fails, so it renders its own document, without navigation. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>This page could not be shown | Perennial</title>
        <main>
          <LonePage
            title="This page could not be shown"
            actions={<Button onClick={reset}>Try again</Button>}
          >
            <p>Something went wrong on our side. Nothing you saved has been lost.</p>
          </LonePage>
        </main>
      </body>
    </html>
  );
}
