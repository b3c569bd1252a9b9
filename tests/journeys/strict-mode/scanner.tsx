import { NextIntlClientProvider } from 'next-intl';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CodeScanner } from '@/components/scan/code-scanner';
import scan from '@/messages/en/scan.json';
import ui from '@/messages/en/ui.json';

/** Shows the scanner, and another page once its button “Leave” is pressed. */
function Pages() {
  const [hasLeft, setHasLeft] = useState(false);
  // Proves that React mounts twice, which only its development build does.
  useEffect(() => {
    document.title += ' mounted';
  }, []);
  if (hasLeft) return <p>Another page</p>;
  return (
    <>
      <CodeScanner />
      <button type="button" onClick={() => setHasLeft(true)}>
        Leave
      </button>
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <NextIntlClientProvider locale="en" messages={{ scan, ui } as object} timeZone="UTC">
      <Pages />
    </NextIntlClientProvider>
  </StrictMode>,
);
