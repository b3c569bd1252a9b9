'use client';

import './globals.css';
import { LonePage } from '@/components/site/lone-page';
import { Button } from '@/components/ui/button';
import { fontVariables } from './fonts';

/** Shown when the layout itself fails, so it brings its own document and no navigation. */
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
