import { NextIntlClientProvider } from 'next-intl';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CodeScanner } from '@/components/scan/code-scanner';
import scan from '@/messages/en/scan.json';
import ui from '@/messages/en/ui.json';

/** Renders the scanner in Strict Mode, and another page to leave it for. */
function Pages() {
  const [left, setLeft] = useState(false);
  // Proves that React mounts twice, which only its development build does.
  useEffect(() => {
    document.title += ' mounted';
  }, []);
  if (left) return <p>Another page</p>;
  return (
    <>
      <CodeScanner />
      <button type="button" onClick={() => setLeft(true)}>
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
